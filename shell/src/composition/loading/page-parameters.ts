import type { PageParameters } from '@facade/section-kit';

const NONE: PageParameters = {};

/**
 * The parameters that a page of a release reads. None if the release declares only other pages; undefined if it declares no
 * parameters at all.
 */
export const parametersIn = (
  release: { parameters?: Readonly<Record<string, PageParameters>> | undefined } | undefined,
  page: string,
): PageParameters | undefined => release?.parameters && (release.parameters[page] ?? NONE);
