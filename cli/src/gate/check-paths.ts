import type { SectionContract } from '@facade/platform/contract';
import { createPaths } from '@facade/shared-domain/paths/paths';
import { nameOf } from './check-exposes.ts';
import type { AgencyContent } from './running/agency-content.ts';
import type { LiveRelease } from './running/live-contracts.ts';

interface Declared {
  page: string;
  language: string;
  pattern: string;
}

/** Addresses of the candidate that the site or another section already answers. `routes`: the agency's own table. */
export function checkPaths(
  candidate: Pick<SectionContract, 'paths'>,
  others: readonly LiveRelease[],
  routes: AgencyContent['routes'],
): string[] {
  return declaredIn(candidate).flatMap((own) => [
    ...others.flatMap((other) => (other.contract ? sharedWith(own, declaredIn(other.contract), nameOf(other)) : [])),
    ...sharedWithAgency(own, routes),
  ]);
}

const declaredIn = ({ paths = {} }: Pick<SectionContract, 'paths'>): Declared[] =>
  Object.entries(paths).flatMap(([page, patterns]) =>
    Object.entries(patterns).map(([language, pattern]) => ({ page, language, pattern })),
  );

const sharedWith = (own: Declared, theirs: Declared[], who: string): string[] =>
  theirs
    .filter(({ language, pattern }) => language === own.language && overlap(pattern, own.pattern))
    .map(({ page, pattern }) => `${nameOfPath(own)} is taken: ${who} shows its page "${page}" at "${pattern}"`);

function sharedWithAgency(own: Declared, routes: AgencyContent['routes']): string[] {
  const prefix = `/${own.language}`;
  const taken = routes
    .flatMap(({ original, paths }) => [paths[own.language as keyof typeof paths] ?? '', prefix + original])
    .find((path) => path.startsWith(`${prefix}/`) && overlap(path.slice(prefix.length), own.pattern));
  if (taken) return [`${nameOfPath(own)} is taken: it matches ${taken}, a page of the agency`];
  const { parsePath } = createPaths(routes);
  for (const sample of samplesOf(own.pattern)) {
    const found = parsePath(prefix + sample);
    if (found) return [`${nameOfPath(own)} is taken: it matches ${prefix}${sample}, an address of kind ${found.kind}`];
  }
  return [];
}

/** A parameter may hold anything; the address of a property or project has names before its number. */
const samplesOf = (pattern: string): string[] => [
  pattern.replace(/:\w+\??/g, '1'),
  pattern.replace(/:\w+\??(?=.*:)/g, 'a').replace(/:\w+\??/g, '1'),
];

const nameOfPath = ({ page, language, pattern }: Declared): string =>
  `the path "${pattern}" (${language}) of the page "${page}"`;

/** Whether some address matches both patterns. */
const overlap = (one: string, other: string): boolean =>
  formsOf(one).some((a) => formsOf(other).some((b) => a.length === b.length && a.every((part, i) => meet(part, b[i]))));

const meet = (one: string, other = ''): boolean =>
  one.startsWith(':') || other.startsWith(':') || one.toLowerCase() === other.toLowerCase();

/** Segments of a pattern, with and without the optional ones. */
const formsOf = (pattern: string): string[][] =>
  pattern
    .split('/')
    .filter((segment) => segment !== '')
    .reduce<string[][]>(
      (forms, segment) => [...forms.map((form) => [...form, segment]), ...(segment.endsWith('?') ? forms : [])],
      [[]],
    );
