rule r0
  gain 1 medals
rule r1
  r0
  r0
rule r2
  r1
  r1
rule r3
  r2
  r2
rule r4
  r3
  r3
rule r5
  r4
  r4
rule r6
  r5
  r5
rule r7
  r6
  r6
rule r8
  r7
  r7
rule r9
  r8
  r8
rule r10
  r9
  r9
rule r11
  r10
  r10
rule r12
  r11
  r11
rule r13
  r12
  r12
rule r14
  r13
  r13
rule r15
  r14
  r14
rule r16
  r15
  r15
rule r17
  r16
  r16
rule r18
  r17
  r17
rule r19
  r18
  r18
rule r20
  r19
  r19
rule r21
  r20
  r20
rule r22
  r21
  r21
rule r23
  r22
  r22
rule r24
  r23
  r23
rule r25
  r24
  r24
rule r26
  r25
  r25
rule r27
  r26
  r26
rule r28
  r27
  r27
rule r29
  r28
  r28
rule r30
  r29
  r29
rule r31
  r30
  r30
rule r32
  r31
  r31
rule r33
  r32
  r32
rule r34
  r33
  r33
rule r35
  r34
  r34
rule r36
  r35
  r35
rule r37
  r36
  r36
rule r38
  r37
  r37
rule r39
  r38
  r38
