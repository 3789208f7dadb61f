import type { Language } from '../model/index.ts';

/** A form as a PDF to fill in. */
export type PaperName = 'rental-application' | 'purchase-offer';

/** The pages of the forms: articles 29 and 30 of the agency's content. */
const PAGES: Record<PaperName, string> = {
  'rental-application': '/downloads/candidature-location/',
  'purchase-offer': '/downloads/offre-ferme-d-acquerir/',
};

/**
 * Address of a form's PDF for this home.
 * @example paperPath('purchase-offer', 'nl', 4321) // '/api/papers/purchase-offer.pdf?lang=nl&home=4321'
 */
export const paperPath = (paper: PaperName, language: Language, home?: number | null): string =>
  `/api/papers/${paper}.pdf?lang=${language}${home ? `&home=${home}` : ''}`;

/**
 * The form about this home on its page, as an original path: `localizedPath` turns it into a link. The form has the paper's
 * name as its id.
 */
export const paperPage = (paper: PaperName, home: number): string => `${PAGES[paper]}?home=${home}#${paper}`;
