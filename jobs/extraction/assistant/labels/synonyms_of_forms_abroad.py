"""Further wordings of labels as the forms and notes of German, French, Spanish, Italian, Dutch, Portuguese, Swedish and
Czech surgeries print them, many of them shortened: "Pte.", "F.N.", "O.S.", "Structure qui réfère", "Versicherer".

Written as in `synonyms`.
"""

from __future__ import annotations

SYNONYMS_OF_FORMS_ABROAD: tuple[tuple[str, str, str], ...] = (
    (
        "name",
        "patient",
        "beneficiário|beneficiária|nome do beneficiário|nombre (apellidos y nombre)|nombre (nombre y apellidos)|"
        "pte|pcte|px|pac|pz|ass.to|apellido y nombre|apellidos y nombres|nombre y apellido|nome do usuário|"
        "nome do usuario|usuário|usuario|usuária|nome do utente|nome social|nome da utente|nom du patient|"
        "nom et prénom du patient|identité du patient|identité|bénéficiaire|naam patiënt|cliënt|patiëntgegevens|"
        "betrifft patient|betr. patient|name der patientin|patientens fullständiga namn|jméno nemocného|nemocný|"
        "nemocná|nom et prénoms|patiente|patiënte|doente|nome do doente|nome da doente",
    ),
    (
        "last_name",
        "",
        "nom à la naissance|nom de naissance|nom usuel|nom d'usage|geboortenaam|eigen naam|meisjesnaam",
    ),
    (
        "first_name",
        "",
        "prénom usuel|prénom d'usage|roepnaam|rufname|tilltalsnamn|nombre de pila|primeiro nome",
    ),
    (
        "birth_date",
        "patient",
        "f.n|f. nac|f. de nac|fec. nac|fecha de nac|f. nasc|d. nasc|née le|nata/o|data e luogo di nascita|geb|"
        "g.dat|geb. datum|född datum|datum nar|d. nar",
    ),
    (
        "health_card",
        "patient",
        "n° sécu|n° de sécu|no sécu|n° de ss|matricule ins|assuré|assurée|n° assuré|numéro assuré|n° cmu|cuil|"
        "nss y agregado|nss|rfc|dni n°|nº dni|nuhsa|cod. fisc|cod.fisc|c.f|rodné č|rod. č|r. č|r.c|r. c|sv nr|sv|"
        "soz. vers. nr|"
        "ahv nr|ahv|avs|n° avs|no avs|pers.nr|cartão do sus|cartão nacional|cns/sus|cns - cartão sus",
    ),
    (
        "mrn",
        "patient",
        "n. cartella|n° cartella|numero cartella|cartella clinica n|cartella n|n. nosologico|nosologico",
    ),
    (
        "phone",
        "patient",
        "handynr|handy-nr|mob. pac|cel|tel. pac|tel. paciente|tel. cel|tel. movil|mobilnr",
    ),
    (
        "phone",
        "referrer",
        "telefone da unidade|tel. da unidade|teléfono del centro|tél. du cabinet|tél. cabinet|tel. ambulatorio|"
        "segreteria|sekretariat|secretariat|secrétariat|växel|ústředna|turnos|tel. studio|tel. consultorio",
    ),
    (
        "provider",
        "referrer",
        "référent|référente|professionnel référent|professionnel demandeur|l'agent|agent référent|nom de l'agent|"
        "prescripteur|profissional|profissional solicitante|médico(a)|médico/a|profissional de saúde|"
        "médico que solicita|médico que refiere|medico|il medico|dr/dra|lékař odesílající|odesílá|inremitterande|"
        "überweisender arzt|zuweiser|aanvragend arts|clb-arts|schoolarts|remitterande|remitterande läkare|"
        "henvisende lege|henvisende læge|responsable de la referencia",
    ),
    (
        "organization",
        "referrer",
        "structure qui réfère|structure référente|structure de référence|structure d'origine|formation sanitaire|"
        "établissement référent|établissement d'origine|centre référent|unidade de saúde|"
        "estabelecimento de saúde|unidade de referência|unidad que refiere|unidad médica|establecimiento|"
        "centro que deriva|unidad que envía|unidad que deriva|establecimiento que envía|struttura richiedente|"
        "struttura|verwijzende praktijk",
    ),
    (
        "provider",
        "referrer",
        "från|fra",
    ),
    (
        "urgency",
        "",
        "toegangstijd|gewenste toegangstijd|prioridade|prioridade proposta|prioridade clínica|caráter|"
        "caráter do atendimento|carácter de la referencia|priorità|priorità prescrizione|priorità della prestazione|"
        "classe di priorità|délai|délai souhaité|délai de prise en charge|niveau de priorité|niveau d'urgence|"
        "degré de priorité|dringlichkeitsstufe|tipo de cita|tipo de atención|tipo de atencion|tipo de solicitud|"
        "carácter de la solicitud|carácter de la cita|grado de urgencia|nivel de prioridad|grau de urgência|"
        "prioritetsgrad|prioritering",
    ),
    (
        "recipient",
        "recipient",
        "till|til|aan|alla c.a|att.ne|k rukám|k rukam|à l'attention de",
    ),
    (
        "recipient_organization",
        "recipient",
        "structure d'accueil|structure receveuse|structure de destination|hôpital d'accueil|"
        "se deriva a|se deriva a (establecimiento)|se deriva al establecimiento|unidad a la que se envía|"
        "unidad a la que se deriva|establecimiento al que se envía|"
        "établissement d'accueil|encaminhado para|encaminhado a|unidade de destino|unidad a la que se refiere|"
        "se refiere a|acheminer au|acheminer à|acheminer vers|hospital de destino|hospital destino|"
        "centro de destino|unità di destinazione|inviato a|verwijzing naar|überwiesen an|zugewiesen an|adressé vers",
    ),
    (
        "payer",
        "insurance",
        "o.s|o. social|o.social|obra social/plan|cobertura|cobertura médica|prepaga|mutual|versicherer|"
        "krankenversicherer|krankenkasse/kostenträger|poj|zp|zdr. poj|verzekering|zorgverz|caisse-maladie|"
        "caisse maladie|assureur maladie|organisme assureur|cassa malati|plano|plano/convênio|aseguradora/eps|"
        "mutuelle/assurance",
    ),
    (
        "member_id",
        "insurance",
        "n° afil|n° afiliado|n° de afiliado|nro. afiliado|nro. de afiliado|afil. n°|afiliado n°|afiliado|"
        "carteira|nº da carteira|nº carteira|número da carteira|carteira nº|n° socio|karten-nr|kartennummer|"
        "karten nr|versichertenkarte|versichertenkarte nr|lidnummer|"
        "relatienummer|verzekerdennummer|verzekerdennr|n° de carte|carte n°|n° da carteira|carteirinha|"
        "nº carteirinha|matrícula do beneficiário|n° de contrat|n° contrat",
    ),
    (
        "ignore",
        "",
        "cnes|equipe|raça/cor|raça|acs|agente comunitário|conselho|crm|n° registro|mat. prof|matrícula|m.p|"
        "ced. prof|cédula profesional|nº colegiado|colegiado|no permis|n° permis|n° d'ordre|no de pratique|"
        "finess|zsr|zsr-nr|gln|ean|agb|big|uzovi|ičp|icp|ičz|icz|iczz|hsa-id|kombikakod|nom du père|nome do pai|"
        "accompagnant(e)|accompagnant|accompagnante|époux|épouse|conjoint|prise en charge|moyen de transport|"
        "responsable del establec|responsable del establecimiento|especialidad de origen|servicio de origen|"
        "pueblo originario|especialidad o servicio|patrón|incapacidad|"
        "n° registre|no registre|numéro de registre|médecin partenaire|agenda|régimen|regimen|arbeitgeber|"
        "unfall-nr|unfallnummer|handledare|beruf|profession|profissão|profesión|professione|beroep",
    ),
)
