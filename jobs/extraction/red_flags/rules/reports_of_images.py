"""Dangers as a radiologist, a sonographer or a field test reports them: by what is seen, seldom by their name."""

from __future__ import annotations

from jobs.extraction.red_flags.rules.idea import Pictures, idea, measured, one

_OLD = -idea("old, chronic, unchanged, stable, years, previous*, known since, resolved, improved")

REPORTS_OF_IMAGES: Pictures = {
    "pulmonary_embolism": (
        one(
            "clot*/thrombus/thrombi/embolus/emboli ..3 lung/lungs, lung clot*, filling defect* ..6 "
            "artery/arteries/branch*, big/large/massive/bilateral/multiple PE/PEs",
            _OLD,
        ),
        one(
            "veins/vein ..6 not compress*, noncompressible ..6 vein/veins, non compressible ..6 vein/veins, "
            "occlusive thrombus, thrombus ..4 femoral/popliteal/iliac/calf ..2 vein/veins",
            _OLD | -idea("portal, retinal, superficial, saphenous"),
        ),
    ),
    "stroke_tia": (
        one("hyperdense/dense m1/mca/basilar/vessel", _OLD | -idea("no hyperdense, no dense")),
        one(
            "gray white differentiation, restricted diffusion, "
            "infarct* ..4 acute, acute ..4 infarct*, bleed ..2 brain, brain bleed",
            "loss, left, right, territory, acute, consistent, bleed",
            _OLD | -idea("preserved, no loss, no acute, myocardial, lacunar, splenic, renal, bone"),
        ),
    ),
    "limb_ischaemia": (
        one(
            "occlu*/block* ..8 femoral/popliteal/tibial/iliac/sfa ..1 artery/arteries, sfa ..2 block*/occlu*, "
            "femoral/popliteal artery ..2 block*/occlu*",
            "run off, runoff, cold, abrupt*, acute*, no flow, no signal",
            _OLD | -idea("claudicat*, stent*, vein, veins"),
        ),
    ),
    "acute_abdomen": (
        one(
            measured("appendix", (9, 30)) | "appendicolith, append* ..2 inflam*/swollen/dilated/thickened",
            -idea("normal, interval, no appendic*, removed"),
        ),
        one(
            "peripancreatic fluid/stranding/collection*, necro* ..3 pancrea*, pancrea* ..3 necro*",
            _OLD,
        ),
        one(
            "bowel/gut ..1 blocked/obstructed/ischemi*/dead/perforated, blocked bowel/gut, closed loop",
            _OLD | -idea("crohn*, no obstruct*, not obstructed, constipat*"),
        ),
    ),
    "testicular_torsion": (
        one(
            "no/absent/reduced ..2 flow ..5 testis/testicle/testes/testicular, absent/no intratesticular flow, "
            "whirlpool ..4 cord, whirlpool sign, twisted testis/testicle, testis/testicle twisted",
            "testis, testicle, testicular, intratesticular, cord, scrot*",
            -idea("normal flow, good flow, flow normal, mesenter*, ovar*, bowel"),
        ),
    ),
    "obstetric_emergency": (
        one("retroplacental ..1 collection/clot/hematoma/bleed*", _OLD),
        one(
            "ctg ..2 poor/abnormal/pathological/suspicious/worrying, ctg not ..1 reassuring, pathological ctg"
        ),
        one(
            "cord ..1 felt/prolaps*/palpable/presenting, cord at ..2 introitus/os",
            -idea("spermatic, spinal, no cord, testi*, vocal, scrot*, thicken*"),
        ),
    ),
    "airway": (
        one(
            "thumbprint sign, thumb sign, epiglott* ..2 swollen/swelled/inflam*/edemat*, "
            "swollen/inflamed/cherry epiglottis",
        ),
        one(
            "button/coin/disc ..1 battery/batteries/batt, metal* ..1 foreign body, double rim, fb, FB, foreign body",
            "esophag*, gullet, throat, airway, bronch*, trachea, larynx, swallow*, stridor, retch*",
            -idea("hearing aid, removed, passed, locked, sensation, eye, ear, no foreign, no fb"),
        ),
    ),
    "sepsis": (
        one(
            "emphysematous pyelo*/cystitis/cholecyst*, gas ..3 renal/kidney, infected obstruct*, obstruct* "
            "infected, pyonephros*",
            _OLD,
        ),
    ),
    "gi_bleed": (
        one(
            "extravasation, contrast blush",
            "duoden*, colon, colonic, bowel, stomach, gastric, jejun*, ileum, ileal, rect*, cecum, sigmoid",
            -idea("no extravasation, no active, cannula, urine"),
        ),
    ),
    "acute_kidney_injury": (
        one(
            "bilateral hydroneph*, hydroneph* ..3 both, kidneys ..1 blocked/obstructed, blocked/obstructed kidneys",
            _OLD | -idea("mild, antenatal, fetal, pregnan*, no hydroneph*, no bilateral"),
        ),
    ),
    "cauda_equina": (
        one(
            "roots, cauda, sequest*, extru*",
            "crowd*, critical*, effac*, crush*, canal ..2 full, compress*, no csf",
            ~idea("canal, thecal, theca, csf, cauda"),
            -idea(
                "no compress*, no neural, no root, no crowd*, mild, moderate, normal, foramin*, exiting, lateral, no "
                "significant, without, no cauda, not compress*"
            ),
        ),
    ),
    "spinal_cord_compression": (
        one(
            "cord ..2 squash*/squeez*/flatten*/crush*/indent*/displac*",
            -idea("spermatic, no cord, minimal*, umbilical"),
        ),
    ),
    "suspected_cancer": (
        one(
            "malignan*/cancer/neoplas* ..3 need* ..2 exclu*, malignan*/neoplas* not ..1 exclud*, moth eaten, "
            "most likely/almost certainly/very likely cancer/malignan*, floating teeth",
            -idea("unlikely, not likely, benign, osteomyelitis"),
        ),
    ),
    "skin_cancer_signs": (
        one(
            "black*/dark/pigmented growth/patch/lesion/nodule/spot ..4 sole/heel/palm/nail/toe/foot",
            -idea(
                "wart*, verruca*, hematoma, trauma, shoe*, benign, stable, unchanged, diabet*, gangren*, abpi, pulse*"
            ),
        ),
    ),
}
