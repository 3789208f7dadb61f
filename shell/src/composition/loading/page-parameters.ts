import type { PageParameters } from '@facade/section-kit';

const NONE: PageParameters = {};

/** What a release says that a page reads of a query: nothing where it names other pages only, undefined where it names none at all. */
export const parametersIn = (
  release: { parameters?: Readonly<Record<string, PageParameters>> | undefined } | undefined,
  page: string,
): PageParameters | undefined => release?.parameters && (release.parameters[page] ?? NONE);
