import type { Language } from '@facade/shared-domain/model';

/** Every kind of problem the api answers with, and its HTTP status. */
export const PROBLEM_STATUS = {
  'bad-request': 400,
  'bad-parameter': 400,
  unauthorized: 401,
  'wrong-login': 401,
  'wrong-passkey': 401,
  'managers-only': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'in-preview': 403,
  conflict: 409,
  'content-changed': 409,
  'content-read-only': 409,
  'preview-wrong': 409,
  gone: 410,
  'link-expired': 410,
  'document-gone': 410,
  'preview-ended': 410,
  'too-large': 413,
  'unsupported-format': 415,
  'range-not-satisfiable': 416,
  'invalid-form': 422,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

interface ProblemText {
  title: string;
  detail: string;
}

export const PROBLEM_TEXTS: Record<Language, Record<ProblemCode, ProblemText>> = {
  nl: {
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
  },
  fr: {
    'bad-request': { title: 'Demande non valable', detail: 'La demande n’a pas pu être lue.' },
    'bad-parameter': { title: 'Paramètre non valable', detail: 'Un ou plusieurs paramètres ne sont pas valables.' },
    unauthorized: { title: 'Non connecté', detail: 'Connectez-vous pour consulter ces données.' },
    'wrong-login': { title: 'Échec de la connexion', detail: 'Le nom d’utilisateur ou le mot de passe est incorrect.' },
    'wrong-passkey': {
      title: 'Échec de la connexion',
      detail: 'Nous ne connaissons pas cette clé d’accès. Connectez-vous avec votre mot de passe.',
    },
    'managers-only': {
      title: 'Réservé aux managers',
      detail: 'Le site est modifié par les managers de l’agence. Adressez-vous à l’un d’eux.',
    },
    'content-changed': {
      title: 'Modifié entre-temps',
      detail: 'Cette page a été modifiée entre-temps. Rechargez-la : votre texte est gardé.',
    },
    'content-read-only': {
      title: 'Non modifiable',
      detail: 'Le dossier des textes ne peut pas être modifié ici. Il l’est à un autre endroit.',
    },
    'not-found': { title: 'Introuvable', detail: 'Ce que vous cherchez n’existe pas ou n’existe plus.' },
    'method-not-allowed': { title: 'Non autorisé', detail: 'Cette adresse n’accepte pas cette demande.' },
    conflict: {
      title: 'Modifié entre-temps',
      detail: 'Un collègue a modifié ce message entre-temps. Consultez son nouvel état et réessayez.',
    },
    gone: { title: 'Plus disponible', detail: 'Ce bien ne figure plus sur le site.' },
    'link-expired': { title: 'Lien expiré', detail: 'Ce lien a expiré. Demandez-en un nouveau.' },
    'document-gone': {
      title: 'Document retiré',
      detail: 'Ce document n’est plus disponible. Contactez-nous, nous vous aiderons.',
    },
    'in-preview': {
      title: 'Un aperçu seulement',
      detail: 'Ceci est un aperçu du site : les formulaires n’y sont pas envoyés.',
    },
    'preview-wrong': {
      title: 'L’aperçu ne peut pas s’afficher',
      detail: 'Le contenu du site a changé entre-temps et ne correspond plus à cet aperçu.',
    },
    'preview-ended': {
      title: 'Aperçu terminé',
      detail:
        'Cet aperçu du site est terminé ou n’existe pas. Demandez un nouveau lien à la personne qui vous a donné celui-ci.',
    },
    'too-large': { title: 'Trop volumineux', detail: 'Votre envoi est trop volumineux.' },
    'unsupported-format': { title: 'Format inconnu', detail: 'Ce format n’est pas accepté.' },
    'range-not-satisfiable': {
      title: 'Partie inexistante',
      detail: 'La partie demandée se trouve en dehors du fichier.',
    },
    'invalid-form': {
      title: 'Vérifiez vos données',
      detail: 'Un ou plusieurs champs ne sont pas correctement remplis.',
    },
    'key-reused': { title: 'Déjà envoyé', detail: 'Ce formulaire a déjà été envoyé avec un autre contenu.' },
    'too-many-requests': { title: 'Un instant', detail: 'Trop de tentatives. Réessayez dans quelques minutes.' },
    internal: { title: 'Une erreur est survenue', detail: 'Une erreur est survenue dans l’API. Réessayez plus tard.' },
    unavailable: {
      title: 'Momentanément indisponible',
      detail: 'Le service est momentanément indisponible. Réessayez plus tard.',
    },
  },
  en: {
    'bad-request': { title: 'Invalid request', detail: 'The request could not be read.' },
    'bad-parameter': { title: 'Invalid parameter', detail: 'One or more parameters are not valid.' },
    unauthorized: { title: 'Not logged in', detail: 'Log in to see this.' },
    'wrong-login': { title: 'Login failed', detail: 'The username or password are not correct.' },
    'wrong-passkey': { title: 'Login failed', detail: 'We do not know this passkey. Log in with your password.' },
    'managers-only': {
      title: 'For managers only',
      detail: 'The managers of the agency edit the website. Ask one of them.',
    },
    'content-changed': {
      title: 'Changed meanwhile',
      detail: 'This page has been changed meanwhile. Reload it: your text is kept.',
    },
    'content-read-only': {
      title: 'Cannot be edited',
      detail: 'The folder with the texts cannot be changed here. It is edited elsewhere.',
    },
    'not-found': { title: 'Not found', detail: 'What you are looking for does not exist, or no longer.' },
    'method-not-allowed': { title: 'Not allowed', detail: 'This address does not accept this request.' },
    conflict: {
      title: 'Changed meanwhile',
      detail: 'A colleague has changed this message meanwhile. Look at its new state and try again.',
    },
    gone: { title: 'No longer available', detail: 'This property is no longer on the website.' },
    'link-expired': { title: 'Link expired', detail: 'This link has expired. Ask for a new one.' },
    'document-gone': {
      title: 'Document withdrawn',
      detail: 'This document is no longer available. Please contact us.',
    },
    'in-preview': { title: 'Only a preview', detail: 'This is a preview of the site: forms are not sent from here.' },
    'preview-wrong': {
      title: 'The preview cannot be shown',
      detail: 'The content of the site has changed since, and this preview no longer fits it.',
    },
    'preview-ended': {
      title: 'Preview ended',
      detail: 'This preview of the site has ended or does not exist. Ask whoever gave you this link for a new one.',
    },
    'too-large': { title: 'Too large', detail: 'What you sent is too large.' },
    'unsupported-format': { title: 'Unknown format', detail: 'This format is not accepted.' },
    'range-not-satisfiable': { title: 'No such part', detail: 'The part asked for is outside the file.' },
    'invalid-form': { title: 'Check your details', detail: 'One or more fields are not filled in correctly.' },
    'key-reused': { title: 'Already sent', detail: 'This form was already sent with other content.' },
    'too-many-requests': { title: 'One moment', detail: 'Too many attempts. Try again in a few minutes.' },
    internal: { title: 'Something went wrong', detail: 'There is an error in the API. Try again later.' },
    unavailable: {
      title: 'Unavailable for a moment',
      detail: 'The service is unavailable for a moment. Try again later.',
    },
  },
  de: {
    'bad-request': { title: 'Ungültige Anfrage', detail: 'Die Anfrage konnte nicht gelesen werden.' },
    'bad-parameter': { title: 'Ungültiger Parameter', detail: 'Ein oder mehrere Parameter sind ungültig.' },
    unauthorized: { title: 'Nicht angemeldet', detail: 'Melden Sie sich an, um diese Daten zu sehen.' },
    'wrong-login': { title: 'Anmeldung fehlgeschlagen', detail: 'Benutzername oder Passwort ist nicht richtig.' },
    'wrong-passkey': {
      title: 'Anmeldung fehlgeschlagen',
      detail: 'Diesen Passkey kennen wir nicht. Melden Sie sich mit Ihrem Passwort an.',
    },
    'managers-only': {
      title: 'Nur für Manager',
      detail: 'Die Website wird von den Managern der Agentur bearbeitet. Fragen Sie eine dieser Personen.',
    },
    'content-changed': {
      title: 'Inzwischen geändert',
      detail: 'Diese Seite wurde inzwischen geändert. Laden Sie sie neu: Ihr Text bleibt erhalten.',
    },
    'content-read-only': {
      title: 'Nicht bearbeitbar',
      detail: 'Der Ordner mit den Texten lässt sich hier nicht ändern. Er wird an einem anderen Ort bearbeitet.',
    },
    'not-found': { title: 'Nicht gefunden', detail: 'Was Sie suchen, gibt es nicht oder nicht mehr.' },
    'method-not-allowed': { title: 'Nicht erlaubt', detail: 'Diese Adresse nimmt diese Anfrage nicht an.' },
    conflict: {
      title: 'Inzwischen geändert',
      detail:
        'Eine Kollegin oder ein Kollege hat diese Nachricht inzwischen geändert. Prüfen Sie den neuen Stand und versuchen Sie es erneut.',
    },
    gone: { title: 'Nicht mehr verfügbar', detail: 'Diese Immobilie steht nicht mehr auf der Website.' },
    'link-expired': { title: 'Link abgelaufen', detail: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.' },
    'document-gone': {
      title: 'Unterlage zurückgezogen',
      detail: 'Diese Unterlage ist nicht mehr verfügbar. Bitte wenden Sie sich an uns.',
    },
    'in-preview': {
      title: 'Nur eine Vorschau',
      detail: 'Dies ist eine Vorschau der Website: Formulare werden hier nicht gesendet.',
    },
    'preview-wrong': {
      title: 'Die Vorschau kann nicht gezeigt werden',
      detail: 'Der Inhalt der Website hat sich inzwischen geändert und passt nicht mehr zu dieser Vorschau.',
    },
    'preview-ended': {
      title: 'Vorschau beendet',
      detail:
        'Diese Vorschau der Website ist beendet oder existiert nicht. Fragen Sie die Person, von der Sie den Link haben, nach einem neuen.',
    },
    'too-large': { title: 'Zu groß', detail: 'Ihre Sendung ist zu groß.' },
    'unsupported-format': { title: 'Unbekanntes Format', detail: 'Dieses Format wird nicht angenommen.' },
    'range-not-satisfiable': { title: 'Kein solcher Teil', detail: 'Der angefragte Teil liegt außerhalb der Datei.' },
    'invalid-form': {
      title: 'Prüfen Sie Ihre Angaben',
      detail: 'Ein oder mehrere Felder sind nicht richtig ausgefüllt.',
    },
    'key-reused': { title: 'Bereits gesendet', detail: 'Dieses Formular wurde bereits mit anderem Inhalt gesendet.' },
    'too-many-requests': {
      title: 'Einen Moment',
      detail: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    },
    internal: {
      title: 'Etwas ist schiefgegangen',
      detail: 'In der API ist ein Fehler aufgetreten. Versuchen Sie es später erneut.',
    },
    unavailable: {
      title: 'Zurzeit nicht verfügbar',
      detail: 'Der Dienst ist zurzeit nicht verfügbar. Versuchen Sie es später erneut.',
    },
  },
};
