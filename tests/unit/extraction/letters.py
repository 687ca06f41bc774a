"""Referrals of many looks. Every person, practice and number in them is invented."""

from __future__ import annotations

GP_LETTER = """\
The Old Forge Surgery
12 Market Place
Thornley
TS6 9QQ
Tel: 01642 555 019

4th March 2026

Dr A Whitcombe
Consultant Rheumatologist
James Hartley Hospital
Middleford TS1 4ZZ

Dear Dr Whitcombe

Re: Mrs Margaret Anne Oldroyd, DOB 12/03/1961, NHS No 943 476 5919
17 Beech Grove, Thornley TS6 8PL, Tel 07700 900123

I would be grateful if you would see this 64-year-old lady who has had pain, swelling and stiffness
of the small joints of both hands for the last three months. Her morning stiffness lasts two hours.
There is no rash and she denies back pain. Her mother had rheumatoid arthritis.

She has a history of hypothyroidism and well controlled asthma. She takes levothyroxine 100
micrograms daily and a salbutamol inhaler when required. She is allergic to trimethoprim which
gave her a rash.

On examination there was synovitis of the MCP joints. CRP 34 mg/L, ESR 52 mm/hr, anti-CCP positive.

Many thanks for your help.

Yours sincerely


Dr Peter Lindqvist
GP Principal
"""

US_FORM = """\
CASCADE FAMILY CLINIC	REFERRAL REQUEST FORM
Phone: (503) 555-0111  Fax: (503) 555-0112

Referral Date: 2/3/2026	Urgency: [ ] Routine  [X] Urgent  [ ] STAT

PATIENT INFORMATION
Name: Delgado, Maria T.	DOB: 7/19/1988	Sex: [ ] M [X] F
Address: 88 Larch St Apt 4, Portland, OR 97205
Home Phone: (503) 555-0177	Cell: (503) 555-0178
MRN: 00482213	SSN: 123-45-6789

INSURANCE INFORMATION
Primary Insurance: Evergreen Health	Policy #: EVH-99812	Group #: 4471

REFERRING PROVIDER
Provider Name: Samuel K. Ortiz, MD	NPI: 1245319599
Signature: ______________

REFER TO
Specialty: Dermatology
Provider: Nadia Rahman, MD	Facility: Rose City Skin Associates

REASON FOR REFERRAL
Evaluate enlarging pigmented lesion on upper back. Please biopsy if indicated.

DIAGNOSIS (ICD-10)
D48.5 Neoplasm of uncertain behavior of skin
L20.9 Atopic dermatitis, unspecified

CURRENT MEDICATIONS: triamcinolone 0.1% cream BID, cetirizine 10 mg daily
ALLERGIES: NKDA
"""

PIPED_REQUEST = """\
REFERRAL TO CARDIOLOGY
Patient Name: Johan de Vries | DOB: 1957-11-02 | MRN: 773-221 | Gender: M
Phone: 416-555-0199 | Address: 12 Elm Cres, Toronto, ON M4K 1A1
Referred by: Dr. Sunita Rao, Eastview Medical Group | Phone: 416-555-0100 | Fax: 416-555-0101
Referred to: Dr. Liam O'Connor, Lakeside Heart Institute
Priority: Urgent

History of presenting illness:
68 year old man with 2 episodes of syncope on exertion and a loud systolic murmur. Echo shows severe
aortic stenosis, mean gradient 52 mmHg. No chest pain. No palpitations.

Past Medical History: Hypertension, dyslipidemia, gout, TIA 2019
Medications: Ramipril 5 mg OD; rosuvastatin 20 mg HS; allopurinol 100 mg daily; ASA 81 mg daily
Allergies: Sulfa - hives; Shellfish - anaphylaxis
Family Hx: father died of MI at 55
"""

OPTOMETRIST_TABLE = """\
BrightView Opticians
Unit 3, Castle Parade, Wexley, WX2 3AB      Telephone 01234 567012

Ophthalmology Referral - GOS 18

Patient	Mr. Thomas Ekwueme
Date of birth	23.09.1949
Address	5 Mill Lane, Wexley WX1 9ZZ
NHS number	401 023 2137
GP	Dr J Sorensen, Riverside Practice

To: Eye Clinic, Wexley General Hospital
Date of referral: 14 Jan 2026

Reason for referral
Raised intraocular pressures R 28 mmHg, L 27 mmHg with cupped discs. Suspected glaucoma.

	Right	Left
VA	6/9	6/12
IOP	28	27

Referred by: Ms Helen Park, Optometrist, BrightView Opticians
"""

CRISIS_NOTE = """\
Dear Crisis Team,

Regarding: Leah Brandt (she/her), born 05 May 2003

Please see this young woman urgently. She has expressed active suicidal thoughts with a plan to take an overdose
since losing her job two weeks ago. She has a past history of depression and self-harm aged 16. She is taking
sertraline 100mg od. No known drug allergies. She lives with her mother, who can be reached on 07700 900777.

Her own mobile is 07700 900778 and her address is 9 Canal Walk, Leeds LS1 3XX.

Kind regards,
Dr. Amit Sood
Northgate Health Centre, Leeds
"""

SHORT_LETTER = """\
Karaka Bay Health
24 Shore Rd, Karaka Bay 5024
Ph 04 555 0190

18/02/2026

Gastroenterology Outpatients
Hutt Hospital

RE: Tane WALKER   NHI: ZAB1234   DOB 30/08/1972   M
21 Pohutukawa Street, Karaka Bay 5024
Mob: 021 555 0123

Thanks for seeing Tane, a 53 yo builder, with a 4 month history of change in bowel habit with looser stools and
rectal bleeding. He has lost 6kg without trying. FH: father bowel cancer at 58.
Hb 108, ferritin 9.

PMHx: 1. T2DM  2. Hypertension
Meds:
Metformin 850mg bd
Cilazapril 2.5mg od
Allergies: penicillin (rash)

I would appreciate urgent colonoscopy.

Regards
Dr Mere Tipene
"""

IMAGING_REPORT = """\
NORTHLAKE IMAGING CENTER
RADIOLOGY REPORT
Patient: HARMON, ELLEN   DOB: 04/02/1950   MRN: 99123
Exam: CT CHEST WITH CONTRAST   Exam Date: 01/05/2026
Referring Physician: Dr. Paul Bright
CLINICAL HISTORY: Cough, weight loss.
TECHNIQUE: Helical CT of the chest.
FINDINGS: 2.4 cm spiculated nodule in the right upper lobe. No pleural effusion.
IMPRESSION: Suspicious pulmonary nodule. PET/CT recommended.
Electronically signed by: Karen Boyle, MD
"""

FORM_WITH_BLOCK_ADDRESS = """\
Referral to Physiotherapy

Name of patient: Aoife Ni Bhriain
D.O.B.: 1-2-1990        Age: 36        Sex: Female
Address:
14 Strand Road
Bray
Co. Wicklow
Eircode A98 X2Y3
Contact number: 087 555 1234
Referring GP: Dr. Conor Walsh
Practice: Seapoint Medical Centre
Tel: 01 555 6789
Date: 20/01/2026
Is this urgent?  Yes [ ]  No [x]
Presenting complaint: Left shoulder pain for 8 weeks following a fall. Limited abduction.
Relevant history: Nil of note
Current medication: None
Allergies: None known
"""
