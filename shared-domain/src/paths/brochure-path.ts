import type { Language } from '../model/index.ts';
import type { FormSubject } from './forms/form-paths.ts';

/**
 * Address of the PDF brochure of a home or a project.
 * @example brochurePath({ kind: 'property', id: 4321 }, 'nl') // '/api/properties/4321/brochure.pdf?lang=nl'
 */
export const brochurePath = ({ kind, id }: FormSubject, language: Language): string =>
  `/api/${kind === 'project' ? 'projects' : 'properties'}/${id}/brochure.pdf?lang=${language}`;

/**
 * Address of the card of a home for the agency's window, a PDF.
 * @example windowCardPath(4321, 'nl') // '/api/properties/4321/window-card.pdf?lang=nl'
 */
export const windowCardPath = (id: number, language: Language): string =>
  `/api/properties/${id}/window-card.pdf?lang=${language}`;
