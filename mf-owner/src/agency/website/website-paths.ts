import type { Language } from '@facade/shared-domain/model';

/** Below the language's prefix: the pages that edit the site. */
export const WEBSITE_PATHS = {
  list: { nl: '/agency/website/', fr: '/agency/site/', en: '/agency/website/', de: '/agency/website/' },
  edit: {
    nl: '/agency/website/bewerken/',
    fr: '/agency/site/modifier/',
    en: '/agency/website/edit/',
    de: '/agency/website/bearbeiten/',
  },
  history: {
    nl: '/agency/website/geschiedenis/',
    fr: '/agency/site/historique/',
    en: '/agency/website/history/',
    de: '/agency/website/verlauf/',
  },
} satisfies Record<string, Record<Language, string>>;

/** The last action, to confirm on the next page. */
export type WebsiteDone = 'saved' | 'undone';

export const websitePath = (language: Language): string => `/${language}${WEBSITE_PATHS.list[language]}`;

export const editPath = (language: Language, thing: string, done?: WebsiteDone): string =>
  `/${language}${WEBSITE_PATHS.edit[language]}${queryOf(thing, done)}`;

export const historyPath = (language: Language, thing: string, done?: WebsiteDone): string =>
  `/${language}${WEBSITE_PATHS.history[language]}${queryOf(thing, done)}`;

const queryOf = (thing: string, done?: WebsiteDone): string =>
  `?${new URLSearchParams({ thing, ...(done && { done }) })}`;

export const readDone = (query: URLSearchParams): WebsiteDone | null => {
  const done = query.get('done');
  return done === 'saved' || done === 'undone' ? done : null;
};
