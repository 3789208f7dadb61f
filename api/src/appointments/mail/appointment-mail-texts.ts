import type { Language } from '@facade/shared-domain/model';

/** What happened to an appointment, as mails report it. */
export type AppointmentEvent = 'held' | 'lapsed' | 'booked' | 'moved' | 'cancelled' | 'cancelledByAgency';

interface AppointmentTexts {
  /** Subject of the mail to the agency, which gets none about a held time; `requested` is a visit without a time. */
  events: Record<Exclude<AppointmentEvent, 'held'> | 'requested', string>;
  before: string;
  where: string;
  preference: string;
  /** In both mails. */
  agent: string;
  /** To the visitor, if the agency does not publish the address. */
  addressFollows: string;
  /** If somebody other than the visitor cancelled. */
  apology: string;
  /** In the visitor's calendar. */
  summary(title: string): string;
  change: string;
}

/** Texts of mails about visits that are not in their templates. */
export const APPOINTMENT_TEXTS: Record<Language, AppointmentTexts> = {
  nl: {
    events: {
      requested: 'Bezoek gevraagd',
      lapsed: 'Bezoek niet bevestigd door de bezoeker, het moment is weer vrij',
      booked: 'Bezoek geboekt',
      moved: 'Bezoek verplaatst',
      cancelled: 'Bezoek geannuleerd',
      cancelledByAgency: 'Bezoek door ons geannuleerd',
    },
    before: 'Voordien',
    where: 'Waar',
    preference: 'Past het best',
    agent: 'Makelaar',
    addressFollows: 'het juiste adres krijgt u van uw makelaar',
    apology: 'Het spijt ons dat we dit bezoek niet kunnen laten doorgaan.',
    summary: (title) => `Bezoek: ${title}`,
    change: 'Kunt u toch niet? Verplaats of annuleer uw bezoek op deze pagina:',
  },
  fr: {
    events: {
      requested: 'Visite demandée',
      lapsed: 'Visite non confirmée par le visiteur, le moment est de nouveau libre',
      booked: 'Visite réservée',
      moved: 'Visite déplacée',
      cancelled: 'Visite annulée',
      cancelledByAgency: 'Visite annulée par nos soins',
    },
    before: 'Auparavant',
    where: 'Où',
    preference: 'Préférence',
    agent: 'Agent',
    addressFollows: 'votre agent vous communiquera l’adresse exacte',
    apology: 'Nous regrettons de ne pouvoir maintenir cette visite.',
    summary: (title) => `Visite : ${title}`,
    change: 'Un empêchement ? Déplacez ou annulez votre visite sur cette page :',
  },
  en: {
    events: {
      requested: 'Viewing requested',
      lapsed: 'Viewing not confirmed by the visitor, the time is free again',
      booked: 'Viewing booked',
      moved: 'Viewing moved',
      cancelled: 'Viewing cancelled',
      cancelledByAgency: 'Viewing cancelled by us',
    },
    before: 'Before',
    where: 'Where',
    preference: 'Suits best',
    agent: 'Agent',
    addressFollows: 'your agent will give you the exact address',
    apology: 'We are sorry that this viewing cannot take place.',
    summary: (title) => `Viewing: ${title}`,
    change: 'Cannot make it? Move or cancel your viewing on this page:',
  },
  de: {
    events: {
      requested: 'Besichtigung angefragt',
      lapsed: 'Besichtigung vom Besucher nicht bestätigt, der Termin ist wieder frei',
      booked: 'Besichtigung gebucht',
      moved: 'Besichtigung verschoben',
      cancelled: 'Besichtigung abgesagt',
      cancelledByAgency: 'Besichtigung von uns abgesagt',
    },
    before: 'Zuvor',
    where: 'Wo',
    preference: 'Passt am besten',
    agent: 'Makler',
    addressFollows: 'die genaue Adresse erhalten Sie von Ihrem Makler',
    apology: 'Es tut uns leid, dass wir diese Besichtigung absagen müssen.',
    summary: (title) => `Besichtigung: ${title}`,
    change: 'Doch verhindert? Verschieben oder stornieren Sie den Termin auf dieser Seite:',
  },
};
