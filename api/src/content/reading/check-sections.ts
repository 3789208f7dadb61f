import { mismatches } from '@facade/shared-domain/contract/accepts';
import { type Shape, shapeOfValue } from '@facade/shared-domain/contract/shape';
import { didYouMean, fieldName, type YamlSource } from '../../kernel/index.ts';
import type { Findings } from './missing-texts.ts';

/** A release that visitors get: its pages, and the props of its fragments. */
export interface LiveSection {
  release: string;
  pages: string[];
  fragments: Record<string, Shape>;
}

/** Section → its live releases. */
export type KnownSections = Readonly<Record<string, readonly LiveSection[]>>;

type Report = Pick<Findings, 'problems' | 'notes'>;

/**
 * Compares the pages and fragments that a content file shows with those of the live sections. Wrong props are problems: visitors would
 * get the fragment without what was meant, or a notice. A section, page or fragment may be published after the content: a note.
 */
export function checkSections(source: YamlSource, known: KnownSections, report: Report): void {
  for (const part of partsIn(source.value, [])) checkPart(part, source, known, report);
}

/** A page or a fragment of a section that a content file shows. */
interface Part {
  path: PropertyKey[];
  kind: 'page' | 'fragment';
  /** Field that names it. */
  field: string;
  /** `section/name` */
  id: string;
  props: unknown;
}

function checkPart({ path, kind, field, id, props }: Part, source: YamlSource, known: KnownSections, report: Report) {
  const { file, positionOf } = source;
  const at = (name: string) => ({
    file,
    field: fieldName([...path, name]),
    line: null,
    ...positionOf([...path, name]),
  });
  const note = (message: string, wrong: string, names: string[]) =>
    report.notes.push({ ...at(field), message: `${message}${didYouMean(wrong, names)}` });
  const [section = '', name = ''] = id.split('/');
  const releases = known[section];
  if (!releases) {
    note(`${section} is not live; until it is published, a notice is shown`, section, Object.keys(known));
    return;
  }
  const has = ({ pages, fragments }: LiveSection) => (kind === 'page' ? pages.includes(name) : name in fragments);
  const without = releases.filter((live) => !has(live));
  if (without.length > 0) {
    const names = without.flatMap(({ pages, fragments }) => (kind === 'page' ? pages : Object.keys(fragments)));
    note(`${section} ${without.map(({ release }) => release).join(', ')} has no ${kind} "${name}"`, name, names);
  }
  if (kind === 'page') return;
  for (const [message, which] of wrongProps(name, props, releases))
    report.problems.push({ ...at('props'), message: `${message} (${section} ${which.join(', ')})` });
}

/** Message → the releases that it is about. */
function wrongProps(fragment: string, props: unknown, releases: readonly LiveSection[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { release, fragments } of releases) {
    const wanted = fragments[fragment];
    for (const message of wanted ? mismatches(wanted, shapeOfValue(props)) : [])
      found.set(message, [...(found.get(message) ?? []), release]);
  }
  return found;
}

/** The page that a file of `type: section` shows, and every module of a page or an article that shows a fragment. */
function partsIn(value: unknown, path: PropertyKey[]): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, shows, show, fragment, props = {} } = value as Record<string, unknown>;
  if (show === 'fragment' && typeof fragment === 'string')
    return [{ path, kind: 'fragment', field: 'fragment', id: fragment, props }];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  const parts = [...entries].flatMap(([key, child]) => partsIn(child, [...path, key]));
  if (path.length > 0 || type !== 'section' || typeof shows !== 'string') return parts;
  return [{ path, kind: 'page', field: 'shows', id: shows, props: {} }, ...parts];
}
