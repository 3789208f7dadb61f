import { slugify } from '../../language/slugify.ts';
import type { Language } from '../../model/index.ts';
import { RECORD_SEGMENTS } from '../routes.ts';
import { joinPath, type PropertyPathParts, propertySlug } from './property-path.ts';

/** The parts of a project's path. */
export interface ProjectPathParts {
  id: number;
  city?: string | null;
  webIdName?: string | null;
}

/**
 * The canonical path of a new-build project: `/nl/projecten/{town}/{slug}/{id}/`, `/fr/projects/{town}/{slug}/{id}/`, a name
 * without a slug left out; English and German `/{language}/project/{id}/`; null the original `/project/{id}/`.
 * @example projectPath({ id: 79, city: 'Ath', webIdName: 'Les Tilleuls' }, 'fr') // '/fr/projects/ath/les-tilleuls/79/'
 */
export function projectPath(project: ProjectPathParts, language: Language | null): string {
  const words = language && RECORD_SEGMENTS[language];
  if (!words) return joinPath([language, 'project', project.id]);
  return joinPath([language, words.project, slugify(project.city), slugify(project.webIdName), project.id]);
}

/**
 * The canonical path of a property inside a project: the project's path, then its type (Dutch) or headline (French) and id.
 * English, German and the original form are the same as for any property.
 * @example unitPath({ id: 5, mainTypeName: 'appartement' }, { id: 79, city: 'Ath', webIdName: 'Les Tilleuls' }, 'nl')
 * // '/nl/projecten/ath/les-tilleuls/79/appartement/5/'
 */
export function unitPath(
  unit: Pick<PropertyPathParts, 'id' | 'mainTypeName' | 'typeDescription'>,
  project: ProjectPathParts,
  language: Language | null,
): string {
  if (!language || !RECORD_SEGMENTS[language]) return joinPath([language, 'property', unit.id]);
  const slug = propertySlug(unit, language);
  return `${projectPath(project, language)}${slug ? `${slug}/` : ''}${unit.id}/`;
}
