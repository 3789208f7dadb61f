import type { Site } from '@facade/shared-domain/model';

/** From the home page to the owner login, in the words of the agency's route table. */
export const loginBreadcrumb = ({ routes, language, defaultLanguage }: Site): { label: string; path: string }[] =>
  ['/', '/login/'].flatMap((original) => {
    const entry = routes.find((route) => route.original === original);
    const path = entry?.paths[language] ?? entry?.paths[defaultLanguage];
    return entry && path ? [{ label: entry.label, path }] : [];
  });
