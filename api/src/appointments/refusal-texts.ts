import type { Language } from '@facade/shared-domain/model';

/** Why a visit cannot be booked, moved or cancelled, shown beside the field. */
type RefusalKey = 'required' | 'taken' | 'not-offered' | 'over' | 'too-many';

const TEXTS: Record<Language, Record<RefusalKey, string>> = {
  nl: {
    required: 'Kies een dag en een uur',
    taken: 'Dit moment is net door iemand anders geboekt. Kies een ander moment.',
    'not-offered': 'Dit moment is niet meer vrij. Kies een ander moment.',
    over: 'Deze afspraak is voorbij of geannuleerd en kan niet meer gewijzigd worden.',
    'too-many':
      'Met dit e-mailadres zijn al bezoeken gepland. Verplaats of annuleer er een via de link in uw mail, of bel ons.',
  },
  fr: {
    required: 'Choisissez un jour et une heure',
    taken: 'Quelqu’un d’autre vient de réserver ce moment. Choisissez-en un autre.',
    'not-offered': 'Ce moment n’est plus libre. Choisissez-en un autre.',
    over: 'Ce rendez-vous est passé ou annulé et ne peut plus être modifié.',
    'too-many':
      'Des visites sont déjà prévues avec cette adresse e-mail. Déplacez-en ou annulez-en une via le lien de votre e-mail, ou appelez-nous.',
  },
  en: {
    required: 'Choose a day and a time',
    taken: 'Somebody else has just booked this time. Choose another one.',
    'not-offered': 'This time is no longer free. Choose another one.',
    over: 'This appointment is over or cancelled and cannot be changed any more.',
    'too-many':
      'Viewings are already planned with this e-mail address. Move or cancel one by the link in your e-mail, or call us.',
  },
  de: {
    required: 'Wählen Sie einen Tag und eine Uhrzeit',
    taken: 'Diesen Termin hat gerade jemand anders gebucht. Wählen Sie einen anderen.',
    'not-offered': 'Dieser Termin ist nicht mehr frei. Wählen Sie einen anderen.',
    over: 'Dieser Termin ist vorbei oder abgesagt und kann nicht mehr geändert werden.',
    'too-many':
      'Mit dieser E-Mail-Adresse sind schon Besichtigungen geplant. Verschieben oder stornieren Sie eine über den Link in Ihrer E-Mail oder rufen Sie uns an.',
  },
};

export const refusalText = (key: RefusalKey, language: Language): string => TEXTS[language][key];
