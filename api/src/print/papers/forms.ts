import type { FormTerms, Language } from '@facade/shared-domain/model';
import type { Paper } from './paper.ts';
import { purchaseOfferPaper } from './purchase-offer-paper.ts';
import { rentalApplicationPaper } from './rental-application-paper.ts';

interface PaperForm {
  /** @param values what was sent, as parsed by the form's schema; without values the paper is blank */
  compose(terms: FormTerms, language: Language, values?: object): Paper;
}

/** Forms that also exist as a PDF, by their id. */
export const PAPER_FORMS: ReadonlyMap<string, PaperForm> = new Map<string, PaperForm>([
  ['rental-application', { compose: rentalApplicationPaper }],
  ['purchase-offer', { compose: purchaseOfferPaper }],
]);
