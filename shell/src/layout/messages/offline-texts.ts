import type { Language } from '@facade/shared-domain/model';

/** Texts of the page that the service worker shows while offline, and of the one that a link leads to then. */
export const offlineTexts: Record<Language, Record<'title' | 'hint' | 'call' | 'retry' | 'favourites', string>> = {
  nl: {
    title: 'Geen verbinding',
    hint: 'U bent offline: deze pagina kan nu niet worden geladen. Bellen kan wel.',
    call: 'Bel',
    retry: 'Opnieuw proberen',
    favourites: 'Uw bewaarde panden',
  },
  fr: {
    title: 'Pas de connexion',
    hint: 'Vous êtes hors ligne : cette page ne peut pas être chargée. Vous pouvez toujours nous appeler.',
    call: 'Appeler le',
    retry: 'Réessayer',
    favourites: 'Vos biens conservés',
  },
  en: {
    title: 'No connection',
    hint: 'You are offline: this page cannot be loaded now. You can still call us.',
    call: 'Call',
    retry: 'Try again',
    favourites: 'Your saved homes',
  },
  de: {
    title: 'Keine Verbindung',
    hint: 'Sie sind offline: Diese Seite kann gerade nicht geladen werden. Anrufen können Sie uns trotzdem.',
    call: 'Anrufen:',
    retry: 'Erneut versuchen',
    favourites: 'Ihre gemerkten Immobilien',
  },
};
