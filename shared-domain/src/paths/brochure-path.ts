import type { Language } from '../model/index.ts';
import type { FormSubject } from './forms/form-paths.ts';

/**
 * Address of the PDF brochure of a home or a project.
 * @example brochurePath({ kind: 'property', id: 4321 }, 'nl') // '/api/properties/4321/brochure.pdf?lang=nl'
 */
export const brochurePath = ({ kind, id }: FormSubject, language: Language): string =>
  `/api/${kind === 'project' ? 'projects' : 'properties'}/${id}/brochure.pdf?lang=${language}`;
