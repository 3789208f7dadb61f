import type { Language } from '@facade/shared-domain/model';

const nl = {
  'firstName.required': 'Voornaam is een verplicht veld',
  'lastName.required': 'Naam is een verplicht veld',
  'email.required': 'E-mailadres is een verplicht veld',
  'email.invalid': 'Dit e-mailadres is niet geldig, bijvoorbeeld naam@voorbeeld.be',
  'password.required': 'Wachtwoord is een verplicht veld',
  'phone.invalid': 'Dit telefoonnummer is niet geldig, bijvoorbeeld 0470 12 34 56',
  'phone.requiredForVisit': 'Geef een telefoonnummer, zodat we het bezoek kunnen afspreken',
  'message.required': 'Bericht is een verplicht veld',
  'privacy.required': 'Vink aan dat we uw gegevens mogen gebruiken om te antwoorden',
  'property.unknown': 'Dit pand staat niet meer op onze site',
  'project.unknown': 'Dit project staat niet meer op onze site',
  tooLong: 'Deze tekst is te lang',
  unreadable: 'Deze tekst bevat een teken dat niet toegelaten is',
  invalid: 'Deze waarde is niet geldig',
};

/** Key of a message beside a field. */
type FormTextKey = keyof typeof nl;

const TEXTS: Record<Language, Record<FormTextKey, string>> = {
  nl,
  fr: {
    'firstName.required': 'Le prénom est un champ obligatoire',
    'lastName.required': 'Le nom est un champ obligatoire',
    'email.required': 'L’adresse e-mail est un champ obligatoire',
    'email.invalid': 'Cette adresse e-mail n’est pas valable, par exemple nom@exemple.be',
    'password.required': 'Le mot de passe est un champ obligatoire',
    'phone.invalid': 'Ce numéro de téléphone n’est pas valable, par exemple 0470 12 34 56',
    'phone.requiredForVisit': 'Indiquez un numéro de téléphone pour que nous puissions convenir de la visite',
    'message.required': 'Le message est un champ obligatoire',
    'privacy.required': 'Cochez que nous pouvons utiliser vos données pour vous répondre',
    'property.unknown': 'Ce bien n’est plus proposé sur notre site',
    'project.unknown': 'Ce projet n’est plus proposé sur notre site',
    tooLong: 'Ce texte est trop long',
    unreadable: 'Ce texte contient un caractère non autorisé',
    invalid: 'Cette valeur n’est pas valable',
  },
  en: {
    'firstName.required': 'First name is a required field',
    'lastName.required': 'Last name is a required field',
    'email.required': 'E-mail address is a required field',
    'email.invalid': 'This e-mail address is not valid, for example name@example.com',
    'password.required': 'Password is a required field',
    'phone.invalid': 'This phone number is not valid, for example 0470 12 34 56',
    'phone.requiredForVisit': 'Give a phone number so that we can arrange the visit',
    'message.required': 'Message is a required field',
    'privacy.required': 'Tick that we may use your details to answer you',
    'property.unknown': 'This property is no longer on our site',
    'project.unknown': 'This project is no longer on our site',
    tooLong: 'This text is too long',
    unreadable: 'This text contains a character that is not allowed',
    invalid: 'This value is not valid',
  },
  de: {
    'firstName.required': 'Vorname ist ein Pflichtfeld',
    'lastName.required': 'Nachname ist ein Pflichtfeld',
    'email.required': 'E-Mail-Adresse ist ein Pflichtfeld',
    'email.invalid': 'Diese E-Mail-Adresse ist ungültig, zum Beispiel name@beispiel.be',
    'password.required': 'Passwort ist ein Pflichtfeld',
    'phone.invalid': 'Diese Telefonnummer ist ungültig, zum Beispiel 0470 12 34 56',
    'phone.requiredForVisit': 'Geben Sie eine Telefonnummer an, damit wir die Besichtigung vereinbaren können',
    'message.required': 'Nachricht ist ein Pflichtfeld',
    'privacy.required': 'Bestätigen Sie, dass wir Ihre Daten zur Beantwortung verwenden dürfen',
    'property.unknown': 'Diese Immobilie ist nicht mehr auf unserer Website',
    'project.unknown': 'Dieses Projekt ist nicht mehr auf unserer Website',
    tooLong: 'Dieser Text ist zu lang',
    unreadable: 'Dieser Text enthält ein nicht erlaubtes Zeichen',
    invalid: 'Dieser Wert ist ungültig',
  },
};

/** The message in the visitor's language; what is no key of ours becomes "not valid". */
export function formText(key: string, language: Language): string {
  const texts: Record<string, string> = TEXTS[language];
  return texts[key] ?? TEXTS[language].invalid;
}
