import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';

/** Handed down from the page, so that each part need not look the translator up again. */
export interface Texts {
  t: Translate;
  language: Language;
}
