import type { Language } from '../model/index.ts';

/** Where staff begin: their inbox. */
export const staffPath = (language: Language): string => `/${language}/agency/`;

/** Whether a path is in the staff area, whose pages have a header and footer of their own. */
export const isStaffPath = (path: string, language: Language): boolean => path.startsWith(staffPath(language));

/** Paths below the language where staff read one lead. */
export const LEAD_PATHS: Record<Language, string> = {
  nl: '/agency/bericht/:id/',
  fr: '/agency/message/:id/',
  en: '/agency/message/:id/',
  de: '/agency/nachricht/:id/',
};

/** The page of a lead in the staff area. */
export const leadPath = (language: Language, id: string): string =>
  `/${language}${LEAD_PATHS[language].replace(':id', id)}`;
