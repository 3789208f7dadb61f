import type { ProblemTexts } from '../problem-codes.ts';

export const de: ProblemTexts = {
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
};
