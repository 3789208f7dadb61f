import { messages as de } from '@facade/shared-domain/forms/messages/de';
import { messages as en } from '@facade/shared-domain/forms/messages/en';
import { messages as fr } from '@facade/shared-domain/forms/messages/fr';
import { messages as nl } from '@facade/shared-domain/forms/messages/nl';
import type { Language } from '@facade/shared-domain/model';

const MESSAGES = { nl, fr, en, de };

/** The message in the visitor's language; for an unknown key, "not valid". */
export function formText(key: string, language: Language): string {
  const messages = MESSAGES[language];
  const texts: Record<string, string> = { ...messages, ...REFUSAL_TEXTS[language] };
  return Object.hasOwn(texts, key) ? (texts[key] as string) : messages.invalid;
}

/** What only the api finds wrong: browsers need not load these messages. */
interface RefusalTexts {
  'captcha.required': string;
  'captcha.invalid': string;
  'uploads.gone': string;
  'uploads.type': string;
  'uploads.size': string;
  'uploads.refused': string;
  'uploads.full': string;
  'reset.expired': string;
  'currentPassword.wrong': string;
}

const REFUSAL_TEXTS: Readonly<Record<Language, RefusalTexts>> = {
  nl: {
    'captcha.required': 'Bevestig dat u geen robot bent',
    'captcha.invalid': 'De controle is niet gelukt. Probeer het opnieuw',
    'uploads.gone': 'Een bestand werd intussen gewist. Voeg het opnieuw toe',
    'uploads.type': 'Dit bestand is geen PDF, JPG, PNG of HEIC',
    'uploads.size': 'Dit bestand is groter dan 10 MB',
    'uploads.refused': 'Dit bestand werd geweigerd door de viruscontrole',
    'uploads.full': 'Op dit moment kunnen we geen bestanden ontvangen. Verstuur het formulier zonder, en mail ze ons.',
    'reset.expired': 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe aan',
    'currentPassword.wrong': 'Dit is niet uw huidige wachtwoord',
  },
  fr: {
    'captcha.required': 'Confirmez que vous n’êtes pas un robot',
    'captcha.invalid': 'La vérification n’a pas réussi. Essayez à nouveau',
    'uploads.gone': 'Un fichier a été effacé entre-temps. Ajoutez-le à nouveau',
    'uploads.type': 'Ce fichier n’est pas un PDF, JPG, PNG ou HEIC',
    'uploads.size': 'Ce fichier dépasse 10 Mo',
    'uploads.refused': 'Ce fichier a été refusé par le contrôle antivirus',
    'uploads.full':
      'Nous ne pouvons pas recevoir de fichiers pour le moment. Envoyez le formulaire sans eux, puis envoyez-les-nous par e-mail.',
    'reset.expired': 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau',
    'currentPassword.wrong': 'Ce n’est pas votre mot de passe actuel',
  },
  en: {
    'captcha.required': 'Confirm that you are not a robot',
    'captcha.invalid': 'The check did not succeed. Please try again',
    'uploads.gone': 'A file has been deleted in the meantime. Please add it again',
    'uploads.type': 'This file is not a PDF, JPG, PNG or HEIC',
    'uploads.size': 'This file is larger than 10 MB',
    'uploads.refused': 'This file was refused by the virus scan',
    'uploads.full': 'We cannot receive files right now. Send the form without them, and e-mail them to us.',
    'reset.expired': 'This link has been used or is no longer valid. Ask for a new one',
    'currentPassword.wrong': 'This is not your current password',
  },
  de: {
    'captcha.required': 'Bestätigen Sie, dass Sie kein Roboter sind',
    'captcha.invalid': 'Die Prüfung ist nicht gelungen. Versuchen Sie es noch einmal',
    'uploads.gone': 'Eine Datei wurde inzwischen gelöscht. Fügen Sie sie erneut hinzu',
    'uploads.type': 'Diese Datei ist weder PDF noch JPG, PNG oder HEIC',
    'uploads.size': 'Diese Datei ist größer als 10 MB',
    'uploads.refused': 'Diese Datei wurde von der Virenprüfung abgelehnt',
    'uploads.full':
      'Wir können gerade keine Dateien empfangen. Senden Sie das Formular ohne sie und schicken Sie sie uns per E-Mail.',
    'reset.expired': 'Dieser Link wurde schon benutzt oder ist nicht mehr gültig. Fordern Sie einen neuen an',
    'currentPassword.wrong': 'Das ist nicht Ihr aktuelles Passwort',
  },
};
