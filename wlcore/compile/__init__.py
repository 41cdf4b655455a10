"""From the checked tree to Python that runs.

In comes a `Program`; out go generated source, tables of numbers and the layout of the state. Rules that can never ask
become plain functions; the others become units: functions cut where somebody may have to decide, whose place and values
lie on the state's own stack.
"""
