/**
 * PDF files: brochures of homes, and forms to sign.
 * Writes no table.
 * Never loads the PDF library before it is needed.
 */

export { brochureFolder } from './brochure/brochures.ts';
export { filledPaper } from './papers/filled-paper.ts';
export { PAPER_FORMS } from './papers/forms.ts';
export { withPapers } from './papers/paper-delivery.ts';
export { PAPER_TEXTS } from './papers/texts/index.ts';
export { brochureRoute } from './routes/brochure.ts';
export { papersRoute } from './routes/papers.ts';
