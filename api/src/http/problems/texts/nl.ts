import type { ProblemTexts } from '../problem-codes.ts';

export const nl: ProblemTexts = {
  'bad-request': { title: 'Ongeldige aanvraag', detail: 'De aanvraag kon niet gelezen worden.' },
  'bad-parameter': { title: 'Ongeldige parameter', detail: 'Een of meer parameters zijn niet geldig.' },
  unauthorized: { title: 'Niet aangemeld', detail: 'Meld u aan om deze gegevens te zien.' },
  'wrong-login': { title: 'Aanmelden mislukt', detail: 'De gebruikersnaam of het wachtwoord is niet juist.' },
  'wrong-passkey': {
    title: 'Aanmelden mislukt',
    detail: 'Deze passkey kennen we niet. Meld u aan met uw wachtwoord.',
  },
  'managers-only': {
    title: 'Alleen voor managers',
    detail: 'De website wordt door de managers van het kantoor bewerkt. Vraag het aan een van hen.',
  },
  'content-changed': {
    title: 'Intussen gewijzigd',
    detail: 'Deze pagina is intussen gewijzigd. Laad ze opnieuw: uw tekst blijft bewaard.',
  },
  'content-read-only': {
    title: 'Niet te bewerken',
    detail: 'De map met de teksten kan hier niet gewijzigd worden. Ze wordt op een andere plaats bewerkt.',
  },
  'not-found': { title: 'Niet gevonden', detail: 'Wat u zoekt, bestaat niet of niet meer.' },
  'method-not-allowed': { title: 'Niet toegelaten', detail: 'Dit adres aanvaardt deze aanvraag niet.' },
  conflict: {
    title: 'Intussen gewijzigd',
    detail: 'Een collega heeft dit bericht intussen gewijzigd. Bekijk de nieuwe stand en probeer het opnieuw.',
  },
  gone: { title: 'Niet meer beschikbaar', detail: 'Dit pand staat niet meer op de website.' },
  'link-expired': { title: 'Link vervallen', detail: 'Deze link is vervallen. Vraag een nieuwe aan.' },
  'document-gone': {
    title: 'Document ingetrokken',
    detail: 'Dit document is er niet meer. Neem gerust contact met ons op.',
  },
  'in-preview': {
    title: 'Alleen een voorbeeld',
    detail: 'Dit is een voorbeeld van de site: formulieren worden hier niet verstuurd.',
  },
  'preview-wrong': {
    title: 'Voorbeeld kan niet getoond worden',
    detail: 'De inhoud van de site is intussen gewijzigd en past niet meer bij dit voorbeeld.',
  },
  'preview-ended': {
    title: 'Voorbeeld afgelopen',
    detail: 'Dit voorbeeld van de site is afgelopen of bestaat niet. Vraag een nieuwe link aan wie u deze gaf.',
  },
  'too-large': { title: 'Te groot', detail: 'Wat u verstuurde, is te groot.' },
  'unsupported-format': { title: 'Onbekend formaat', detail: 'Dit formaat wordt niet aanvaard.' },
  'range-not-satisfiable': {
    title: 'Geen deel van het bestand',
    detail: 'Het gevraagde deel ligt buiten het bestand.',
  },
  'invalid-form': { title: 'Controleer uw gegevens', detail: 'Een of meer velden zijn niet juist ingevuld.' },
  'key-reused': { title: 'Al verstuurd', detail: 'Dit formulier werd al verstuurd met een andere inhoud.' },
  'too-many-requests': {
    title: 'Even geduld',
    detail: 'U probeerde het te vaak. Probeer het over enkele minuten opnieuw.',
  },
  internal: { title: 'Er ging iets mis', detail: 'Er is een fout in de API. Probeer het later opnieuw.' },
  unavailable: {
    title: 'Even niet beschikbaar',
    detail: 'De dienst is even niet beschikbaar. Probeer het later opnieuw.',
  },
};
