import type { Goal, Language } from '../../model/index.ts';
import { type PathParts, readId } from '../parse-segments.ts';
import { RECORD_SEGMENTS } from '../routes.ts';

export interface PropertyMatch {
  kind: 'property';
  language: Language | null;
  /** `/property/{id}/` */
  original: string;
  id: number;
  /** The goal in the path, or null. The property's own goal takes precedence. */
  goal: Goal | null;
}

export interface UnitMatch {
  kind: 'unit';
  language: Language | null;
  /** `/property/{id}/`: a unit is a property. */
  original: string;
  id: number;
  projectId: number;
}

export interface ProjectMatch {
  kind: 'project';
  language: Language | null;
  /** `/project/{id}/` */
  original: string;
  id: number;
}

export type RecordMatch = PropertyMatch | UnitMatch | ProjectMatch;

/**
 * Parses the path of a property, project or unit (segments after the language prefix). Names are not checked: an
 * outdated slug with a valid id must be found, so that the server can redirect it.
 */
export function parseRecordPath({ segments, query }: PathParts, language: Language | null): RecordMatch | null {
  const [first = '', ...rest] = segments;
  const word = first.toLowerCase();
  if (word === 'property' && rest.length === 1) return property(readId(rest[0]), language, null);
  if (word === 'project' && rest.length < 2) return project(readId(rest[0] ?? query.get('id')), language);
  const words = language && RECORD_SEGMENTS[language];
  if (!words) return null;
  if (word === words.sale) return property(idAfterNames(rest, 2), language, 'sale');
  if (word === words.rent) return property(idAfterNames(rest, 2), language, 'rent');
  return word === words.project ? projectOrUnit(rest, language) : null;
}

/** `{city}/{slug}/{projectId}` and, for a unit, `/{type}/{id}`; each name may be missing, a slug is never a number. */
function projectOrUnit(rest: string[], language: Language): ProjectMatch | UnitMatch | null {
  const at = rest.findIndex((segment) => readId(segment) !== null);
  if (at < 0) return null;
  const projectId = idAfterNames(rest.slice(0, at + 1), 2);
  if (at === rest.length - 1) return project(projectId, language);
  const id = idAfterNames(rest.slice(at + 1), 1);
  return id === null || projectId === null
    ? null
    : { kind: 'unit', language, original: `/property/${id}/`, id, projectId };
}

/** The id in the last segment, after at most `names` segments that are not numbers; else null. */
function idAfterNames(segments: string[], names: number): number | null {
  const before = segments.slice(0, -1);
  if (before.length > names || before.some((segment) => /^\d+$/.test(segment))) return null;
  return readId(segments.at(-1));
}

const property = (id: number | null, language: Language | null, goal: Goal | null): PropertyMatch | null =>
  id === null ? null : { kind: 'property', language, original: `/property/${id}/`, id, goal };

const project = (id: number | null, language: Language | null): ProjectMatch | null =>
  id === null ? null : { kind: 'project', language, original: `/project/${id}/`, id };
