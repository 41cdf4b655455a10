rule-bribe-the-sheriff = soudoyer le shérif
rule-sell-mount = vendre une monture
rule-cattle-talk = parler de bétail
rule-town-meeting = tenir une assemblée
query-draw-faster-please = { FORM($p, "before-masculine", $case) }nombre de cartes à échanger{ FORM($p, "behind") }
item-spyglass = la Longue-vue
    .gender = feminine
    .name = Longue-vue
