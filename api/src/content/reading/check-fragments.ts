import { mismatches } from '@facade/shared-domain/contract/accepts';
import { type Shape, shapeOfValue } from '@facade/shared-domain/contract/shape';
import { fieldName } from './files/check-file.ts';
import type { YamlSource } from './files/parse-yaml.ts';
import type { Findings } from './missing-texts.ts';
import { didYouMean } from './nearest.ts';

/** Section → the releases that visitors get, and the props of their fragments. */
export type KnownFragments = Readonly<Record<string, readonly { release: string; fragments: Record<string, Shape> }[]>>;

/**
 * Compares the fragments that a file places with those of the sections that are live. Wrong props are problems: visitors would
 * get the fragment without what was meant, or a notice. A section or fragment may be published after the content: a note.
 */
export function checkFragments(
  source: YamlSource,
  known: KnownFragments,
  { problems, notes }: Pick<Findings, 'problems' | 'notes'>,
): void {
  const { file, value, positionOf } = source;
  for (const { path, id, props } of placedIn(value, [])) {
    const at = (field: string) => ({
      file,
      field: fieldName([...path, field]),
      line: null,
      ...positionOf([...path, field]),
    });
    const [section = '', name = ''] = id.split('/');
    const releases = known[section];
    if (!releases) {
      const near = didYouMean(section, Object.keys(known));
      notes.push({
        ...at('fragment'),
        message: `${section} is not live; until it is published, a notice is shown${near}`,
      });
      continue;
    }
    const found = new Map<string, string[]>();
    const add = (message: string, release: string) => found.set(message, [...(found.get(message) ?? []), release]);
    const without: string[] = [];
    for (const { release, fragments } of releases) {
      const wanted = fragments[name];
      if (wanted) for (const message of mismatches(wanted, shapeOfValue(props))) add(message, release);
      else without.push(release);
    }
    for (const [message, which] of found)
      problems.push({ ...at('props'), message: `${message} (${section} ${which.join(', ')})` });
    if (without.length > 0) {
      const near = didYouMean(
        name,
        releases.flatMap(({ fragments }) => Object.keys(fragments)),
      );
      notes.push({ ...at('fragment'), message: `${section} ${without.join(', ')} has no fragment "${name}"${near}` });
    }
  }
}

interface PlacedFragment {
  path: PropertyKey[];
  id: string;
  props: unknown;
}

/** Every module of a page or an article that shows a fragment. */
function placedIn(value: unknown, path: PropertyKey[]): PlacedFragment[] {
  if (typeof value !== 'object' || value === null) return [];
  const { show, fragment, props = {} } = value as Record<string, unknown>;
  if (show === 'fragment' && typeof fragment === 'string') return [{ path, id: fragment, props }];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([key, child]) => placedIn(child, [...path, key]));
}
