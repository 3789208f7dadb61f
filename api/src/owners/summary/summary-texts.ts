import type { Language } from '@facade/shared-domain/model';

/** Texts of a home's line in the summary; the text around it is a template. */
interface SummaryTexts {
  visits(number: string, previous: string): string;
  enquiries(count: number, number: string): string;
  viewings(count: number, number: string): string;
}

export const SUMMARY_TEXTS: Record<Language, SummaryTexts> = {
  nl: {
    visits: (number, previous) => `${number} keer bekeken (de maand ervoor ${previous})`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'vraag' : 'vragen'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'geboekt bezoek' : 'geboekte bezoeken'}`,
  },
  fr: {
    visits: (number, previous) => `${number} consultations (${previous} le mois précédent)`,
    enquiries: (count, number) => `${number} ${count < 2 ? 'question' : 'questions'}`,
    viewings: (count, number) => `${number} ${count < 2 ? 'visite réservée' : 'visites réservées'}`,
  },
  en: {
    visits: (number, previous) => `${number} views (${previous} the month before)`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'question' : 'questions'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'visit booked' : 'visits booked'}`,
  },
  de: {
    visits: (number, previous) => `${number} Aufrufe (im Vormonat ${previous})`,
    enquiries: (count, number) => `${number} ${count === 1 ? 'Anfrage' : 'Anfragen'}`,
    viewings: (count, number) => `${number} ${count === 1 ? 'gebuchte Besichtigung' : 'gebuchte Besichtigungen'}`,
  },
};
