import type { Translate } from '@facade/section-kit';
import { Translations } from '@facade/shared-domain/language/translations';
import type { Language } from '@facade/shared-domain/model';

/** Namespace → its texts in one language. */
export type Texts = Record<string, Record<string, unknown>>;

/** The texts of a page, ready at once: the document carries every namespace that it needs. */
export const createTexts = (language: Language, texts: Texts): Translations => new Translations(language, texts);

/** Translator of one namespace, as passed to a page's `head`. */
export const translatorOf = <Section extends string>(texts: Translations, namespace: Section): Translate<Section> =>
  texts.of(namespace) as unknown as Translate<Section>;
