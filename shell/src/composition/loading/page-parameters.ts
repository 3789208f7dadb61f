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

/**
 * What fragments read before releases declared it: the home that a form is about. Remove when no release without `fragmentParameters`
 * in its `release.json` is stored any more.
 */
const EARLIER: Readonly<Record<string, PageParameters>> = { any: { home: 10 } };

/** The parameters that fragments of these releases read, in the order of their names: equal for equal releases. */
export function contentParametersIn(
  releases: Iterable<{ fragmentParameters?: Readonly<Record<string, PageParameters>> | undefined }>,
): PageParameters {
  const longest: Record<string, number> = {};
  const declared = [...releases].flatMap(({ fragmentParameters = EARLIER }) => Object.values(fragmentParameters));
  for (const [name, length] of declared.flatMap(Object.entries<number>).sort())
    longest[name] = Math.max(length, longest[name] ?? 0);
  return longest;
}
