"""A list of what a plan pays for asks nobody; a pharmacy asks a patient's own doctor; a hospital abroad sends on in the
plan of its summary. Everybody is invented."""

from __future__ import annotations

import pytest

from tests.unit.extraction.referral_read import referral_read


@pytest.mark.parametrize(
    ("words", "specialty"),
    [
        (
            "BENEFIT VERIFICATION\n"
            "Checked 10/01/2026 by Lory for Dr. P. Shaw, Metro Eye Center\n"
            "Patient: Anita Rosales  DOB 03/03/1975   Member ID WXG55512301  Group 88110\n"
            "Payer: Bluestem Health HMO   Status: Active\n"
            "Deductible $2,000 met $150. Specialist copay $50. Vision exam covered once a year.\n"
            "Ophthalmology surgery 20 % after deductible.\n"
            "Referral required: Yes   Authorization required: for surgery\n"
            "Not a guarantee of payment.\n",
            None,
        ),
        (
            "Coverage details  -  Active\n"
            "Subscriber: JOHN M. TULLY   Patient: MIA TULLY (daughter)  DOB 08/19/2012\n"
            "Plan: Cascade PPO Silver   ID 900118877-02\n"
            "Service type\tIn network\tOut of network\n"
            "Primary care visit\t$20\t50 %\n"
            "Specialist visit\t$45\t50 %\n"
            "Physical therapy\t$45, 20 visits\tnot covered\n"
            "Chiropractic\t$45, 12 visits\tnot covered\n"
            "Mental health\t$20\t50 %\n"
            "Transaction 271 received 09/22/2026 14:02\n",
            None,
        ),
        (
            "INSURANCE ELIGIBILITY CHECK\n"
            "Clinic: Desert Orthopedics    Date checked: 11/02/2026\n"
            "Patient: Paula Reyes   DOB 01/01/1966\n"
            "Carrier: Saguaro Advantage PPO   ID: SGA 7711-09   Group: 4410\n"
            "Active: yes   Effective 01/01/2026\n"
            "Specialist copay: $35   Deductible: $500, remaining $120   OOP max $4,000\n"
            "Surgery: 15 % coinsurance   PT: 24 visits/yr   DME: 20 %\n"
            "Rep: Monique, ref 88112\n",
            None,
        ),
        (
            "Tidewater Health\n"
            "Summary of benefits for 2026\n"
            "Member Carl Frost, ID TWH 100 200\n"
            "Doctor visit $20. Specialist $40. Chiropractor $40. Outpatient surgery $150. Deductible\n"
            "$750.\n"
            "Questions? Member services 800-555-0195\n",
            None,
        ),
        (
            "Cascade PPO\n"
            "Notice: coverage ended\n"
            "Member: Rita Olsen  ID CPP330011  DOB 3/5/1982\n"
            "This person's coverage ended on 09/30/2026. Claims for dermatology services after this\n"
            "date will not be paid.\n",
            None,
        ),
        (
            "HARBOR HMO - REFERRAL AUTHORIZATION\n"
            "Authorization number HH-2211   Status: Approved\n"
            "Member: Dale Kemp   DOB 04/05/1961  ID HH 55510\n"
            "Referring provider: Dr. Ann Teal, Cove Family Practice\n"
            "Referred to: Bay Orthopedics, Dr. Sol Haim   Specialty: Orthopedics\n"
            "Visits approved: 3   Diagnosis: M17.11 osteoarthritis of right knee\n"
            "Copay $40. In network. Not a guarantee of payment.\n",
            "orthopedics",
        ),
        (
            "REFERRAL\n"
            "To: Pine Cardiology\n"
            "Patient: Bob Frey   DOB 6/7/1959\n"
            "Insurance: Harbor PPO, ID HP 220011, copay $40, deductible met. In network: yes\n"
            "Reason: chest tightness on hills for two months, normal ECG. Please evaluate.\n"
            "Dr. Ida Moss\n",
            "cardiology",
        ),
        (
            "Riverside Pharmacy - Referral to GP\n"
            "Patient: Nancy Ruiz   DOB 03/03/1985   NHS number 999 010 2222\n"
            "Seen in pharmacy 2 November 2026 for sore throat. FeverPAIN 4, quinsy not seen. Allergic\n"
            "to penicillin, had clarithromycin last month.\n"
            "Please could the GP review her today, as she is outside the pathway.\n"
            "Imran Sadiq, pharmacist\n",
            "general_practice",
        ),
        (
            "AMBULANCE SERVICE - non conveyance summary for GP\n"
            "Patient: Albert Dunn   DOB 09/09/1938\n"
            "Fell in kitchen, no injury, not taken to hospital. BP 108/60 lying, 84/50 standing. On\n"
            "amlodipine and ramipril.\n"
            "Can the GP please review his tablets this week.\n"
            "Crew: J. Hale, paramedic\n",
            "general_practice",
        ),
        (
            "HOSPITAL DEL MAR MENOR\n"
            "INFORME DE ALTA\n"
            "Paciente: Luis Peña Gil   F. nacimiento: 01/02/1957\n"
            "Diagnóstico: Fibrilación auricular paroxística.\n"
            "Plan: Apixabán 5 mg/12 h. Se solicita interconsulta a Cardiología para Holter.\n",
            "cardiology",
        ),
        (
            "HOSPITAL COMARCAL - SERVICIO DE URGENCIAS\n"
            "INFORME CLÍNICO DE URGENCIAS\n"
            "Paciente: Marta Oliva Ruiz   F. nacimiento: 10/10/1981\n"
            "Motivo de consulta: dolor abdominal.\n"
            "Plan: omeprazol 20 mg. Se remite a consulta de Aparato Digestivo. La cita le llegará por\n"
            "correo.\n",
            "gastroenterology",
        ),
        (
            "HOSPITAL DISTRITAL - Serviço de Urgência\n"
            "NOTA DE ALTA\n"
            "Doente: João Matos   Data de nascimento: 03/03/1970\n"
            "Diagnóstico: cólica renal, cálculo de 7 mm.\n"
            "Plano: ibuprofeno. Encaminho para consulta de Urologia.\n",
            "urology",
        ),
        (
            "CENTRE HOSPITALIER DE MONTVERT\n"
            "Compte rendu de passage aux urgences\n"
            "Patiente : Roche Julie, née le 02/02/1985\n"
            "Diagnostic : épistaxis, méchage.\n"
            "Conduite à tenir : ablation de la mèche à 48 h. Adressée en consultation ORL sous 7 jours.\n",
            "ent",
        ),
        (
            "Klinikum Nordtal - Zentrale Notaufnahme\n"
            "Entlassbrief\n"
            "Patient: Jan Voss, geb. 04.05.1990\n"
            "Diagnose: Erster generalisierter Krampfanfall.\n"
            "Procedere: Fahrverbot. Vorstellung in der Neurologischen Ambulanz zum EEG, Termin bitte\n"
            "vereinbaren.\n",
            "neurology",
        ),
        (
            "Ospedale Civile - Pronto Soccorso\n"
            "Verbale di dimissione\n"
            "Paziente: Bruno Sala, nato il 01/01/1960\n"
            "Diagnosi: distorsione ginocchio destro.\n"
            "Indicazioni: tutore, visita ortopedica di controllo tra 10 giorni.\n",
            "orthopedics",
        ),
    ],
)
def test_who_is_asked(words: str, specialty: str | None) -> None:
    assert referral_read(words).request.specialty.value == specialty


def test_the_own_doctor_who_sent_somebody_is_not_asked() -> None:
    told = "Patient Name: Nora Wick\nHISTORY: A 33-year-old woman referred by her family doctor with a blocked nose.\n"
    assert referral_read(told).request.specialty.value != "general_practice"
