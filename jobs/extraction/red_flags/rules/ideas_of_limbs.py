"""Ideas that a limb without blood is told with."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import idea

LIMB = idea(
    "leg*, foot, feet, toe*, limb*, hand, arm, finger*, lower limb, forefoot, heel, calf, bein, "
    "pied, jambe, pierna, pie, gamba, piede"
)
ISCHEMIC = idea(
    "cold, white, mottled, dusky, black, pale, blue, pallor, pulseless, gangren*, necro*, cyanos*, "
    "purple, marble*, discolor*, white as ..2, waxy, alabaster, bluish, ice, ischemi*, icy, perishing, "
    "no color, cool, kalt, kalt*, pulslos*, froid, fria, freddo"
)
NO_PULSE = ~idea(
    "pulse*, no pulses, pulseless, impalpable, not palpable, not feel ..2 pulse*, absent ..2 pulse*, "
    "unable to palpate, doppler, cap* refill, crt, sudden*, no radial, no femoral, no pedal, no "
    "dorsalis, no pulse, no popliteal, not ..2 wiggle, no movement, fistula, since, rest pain, at night, "
    "gangren*, acute*, paralys*, numb/numbness/numbed, pain*, not ..2 move, not .. feel, not ..2 "
    "find, weak signal, "
    "today, this morning, overnight, af, AF, embol*, bypass, insensate, gefuhllos*, pulslos*"
)
NOT_ISCHEMIC = -idea(
    "raynaud*, in the cold, cold weather, varicose, warm and well, well perfused, pulses present, "
    "pulses palpable, all pulses, pulses normal, pulses intact, pulses all present, "
    "good/strong/full/normal/bounding pulses, pulses "
    "good/strong/full/bounding, "
    "good cap*, cap* refill ..1 good/normal/brisk/fine/less, burn, scald*, told, shoes, splint*, "
    "nail*, chilblain*, winter, ice pack, ice packs, cold pack, "
    "carpal, common cold, cold sore*, bruise*, white finger, birthmark, vitiligo, cold spray, cold "
    "intolerance, brisk cap*, deformity, fungal, warm, hormon*, mole, lesion, crushing, "
    "central chest pain, white blood/cell/cells/count"
)
