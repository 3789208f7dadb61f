import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import i18next, { type i18n, type Resource } from 'i18next';
import { rememberTexts } from '../../library-insides/i18next/remember-texts.ts';

/** Namespace → its texts in one language. */
export type Texts = Record<string, Record<string, unknown>>;

/** Creates an i18next instance for one language, ready at once: the document carries every namespace that its page needs. */
export function createTexts(language: Language, texts: Texts): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'shell',
    initAsync: false,
    resources: { [language]: texts } as Resource,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  return rememberTexts(instance);
}

/** Translator of one namespace, as passed to a page's `head`. */
export const translatorOf = <Section extends string>(texts: i18n, namespace: Section): Translate<Section> =>
  texts.getFixedT(null, namespace) as unknown as Translate<Section>;
