import type { Language } from '../../model/index.ts';

/** Below the language's prefix: the page where a visitor moves or cancels a visit. */
export const APPOINTMENT_PATHS: Record<Language, string> = {
  nl: '/afspraak/:token/',
  fr: '/rendez-vous/:token/',
  en: '/appointment/:token/',
  de: '/termin/:token/',
};

/**
 * The page of a booked visit; anyone with its link may change the visit.
 * @example appointmentPath('fr', 'abc') // '/fr/rendez-vous/abc/'
 */
export const appointmentPath = (language: Language, token: string): string =>
  `/${language}${APPOINTMENT_PATHS[language].replace(':token', token)}`;

/** The file that puts it in the visitor's own calendar. */
export const appointmentCalendarPath = (language: Language, token: string): string =>
  `/api/appointments/${token}/calendar.ics?lang=${language}`;
