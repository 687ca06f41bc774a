"""Suspected cancer of the skin: the ideas that tell of it, after NICE NG12."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, one
from jobs.extraction.red_flags.rules.shared_ideas import SUSPECTED

_PIGMENTED = idea(
    "mole*, nev*, pigment*, freckle*, black, dark, brown, birthmark, dark spot, beauty spot, "
    "muttermal, leberfleck, lunar, neo, nevo, grain de beaute, sinal, pinta, mancha escura"
)
_CHANGES = idea(
    "abcde, ABCDE, chang*, grow*, grew, grown, enlarg*, bigger, bleed*, bled, irregular*, "
    "asymmetr*, doubled, tripled, trebled, "
    "darker, darkened, widen*, itch*, crust*, ulcerat*, oozing, variegat*, shades, colors, colored, "
    "jagged, raised edge, spread*, new, weep*, catches, uneven, blutet, bloedt, verander*, "
    "groter, donkerder, "
    "grosser, gewachsen, wachst, crece*, creci*, cresc*, cresceu, sangra*, sanguin*, deita "
    "sangue, modific*, modifi*, "
    "irregul*, unregelmass*, onregelmat*, saign*, grossi, grandi, mudou, mudado, mudar, aumentou, aumentado, "
    "escureceu, cambiado, cambio ..1 color, cambiato, cambia ..1 colore, ingrandit*, gegroeid, farbe"
)
_SKIN = idea(
    "lesion*, spot*, sore*, ulcer*, bump, wart*, blemish, raw patch, nodul*, lump*, patch*, growth, "
    "scab*, crust*, keratotic, horn, mole*, plaque, papule, scaly area"
)
_SUN = ~idea(
    "scalp, ear*, nose, face, cheek, temple, lip*, forehead, hand*, forearm*, shoulder*, back, "
    "neck, shin, bald, pinna, helix, eyelid, canthus, chest, arm*, calf, leg, brow, crown"
)
_NOT_SKIN = -idea(
    "diabetic, venous, pressure, foot, ankle, heel, sacr*, surgical, wound, varicose, tongue, "
    "mouth, gum, acne, breast*, lung, stool*, psoria*, hernia*, groin*"
)

PICTURES_OF_SKIN_CANCER: Pictures = {
    "skin_cancer_signs": (
        one(
            _PIGMENTED,
            _SKIN | "mole*, nev*, freckle*, mark, streak",
            _CHANGES,
            -idea(
                "stool*, for years, unchanged, eye, vision, circles, benign, tarry, no change, "
                "vomit*, urine, "
                "seborr*"
            ),
        ),
        one(
            idea(
                "mole*, freckle*, nev*, naev*, grain de beaute, lunar, muttermal*, leberfleck*, "
                "moedervlek*, neo "
                "che/con, neo ..1 sulla/sul/alla/al/della/del/nella, un/il/del neo, sinal/sinais "
                "que/com/nas/nos, "
                "um/o sinal ..3 que, sinal escuro/preto/castanho, sinal na/no "
                "costas/perna/braco/ombro/face/peito/pescoco/coxa/rosto, pinta que/com/na/no/nas/nos, "
                "pinta escura/preta, mancha escura/preta"
            ),
            _CHANGES,
            -idea("unchanged, no change, not chang*, stable, molecul*, calendario, ciclo, ano lunar"),
        ),
        one(
            _SKIN,
            _SUN,
            ~idea(
                "rapid*, quick*, fast, bleed*, non heal*, not heal*, not .. heal*, grow*, grew, enlarg*, "
                "crust*, ulcerat*, raised, rolled, indurat*, fail* to heal, pearly, bigger, tender, doubl*, "
                "scab*, horn, keratin, fungat*, coming back, comes back"
            ),
            _NOT_SKIN | -idea("hoarse*, femur, bone, lymph*, cervical, neck lump, level i/ii/iii/iv/v"),
        ),
        one(
            idea(
                "melanom*, scc, SCC, squamous, keratoacanthoma, merkel, lentigo maligna, "
                "breslow, dfsp, bowen*"
            ),
            ~(
                SUSPECTED
                | (
                    "looks, worr*, suspici*, clinically, biops*, histolog*, verdacht, suspicion, sospecha, "
                    "sospetto, shave, came back, excis*, punch, clark, in situ, pt1*, breslow, new"
                )
            ),
            -idea(
                "lung, esophag*, cervix, cervical, larynx, tongue, tonsil*, palate, throat, "
                "years ago, anal, mother, father"
            ),
        ),
        one(
            idea("dermoscop*, dermatoscop*, dermosc*"),
            idea(
                "atypical, irregular, blue white, regression, asymmetr*, suspicious, disorgani*, streaks, "
                "network, veil, concern*"
            ),
            -idea("no atypical, benign, reassuring, normal"),
        ),
        one(
            idea(
                "streak, band, pigment*, line, melanonychia, stripe, patch, mark, discolor*, "
                "black, brown, dark"
            ),
            idea("nail*, toenail*, thumbnail*, fingernail*"),
            -idea(
                "fung*, onycho*, hypertroph*, all ..6 toenails, psoria*, pitting, "
                "since birth, stable, bruis*, trapped, hammer*, dropped, growing out"
            ),
        ),
        one(
            measured(
                "weighted 7 point, seven point checklist, 7 point checklist, 7 point score, checklist score",
                (3, 12),
            )
        ),
        one("? MM"),
    ),
}
