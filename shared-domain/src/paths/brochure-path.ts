import type { Language } from '../model/index.ts';

/**
 * Where the brochure of a home is, a PDF.
 * @example brochurePath(4321, 'nl') // '/api/properties/4321/brochure.pdf?lang=nl'
 */
export const brochurePath = (id: number, language: Language): string =>
  `/api/properties/${id}/brochure.pdf?lang=${language}`;
