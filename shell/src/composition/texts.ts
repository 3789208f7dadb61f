import type { Translate } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import i18next, { type i18n, type Resource, type TFunction } from 'i18next';

/** Namespace → its texts in one language. */
export type Texts = Record<string, Record<string, unknown>>;

/** One i18next instance for one language, ready at once: every namespace a page needs travels with it. */
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

/**
 * Looking a text up goes through plurals, contexts and fallbacks each time; one without values is the same each time. On a
 * list page that is hundreds of look-ups, a tenth of a server's render.
 */
function rememberTexts(instance: i18n): i18n {
  const translators = new Map<unknown, TFunction>();
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
  instance.getFixedT = ((language: unknown, namespace: unknown, prefix?: unknown) => {
    const key = JSON.stringify([language, namespace, prefix]);
    const translator = translators.get(key) ?? remembering(getFixedT(language, namespace, prefix));
    translators.set(key, translator);
    return translator;
  }) as typeof instance.getFixedT;
  instance.on('languageChanged', () => translators.clear());
  return instance;
}

function remembering(translate: TFunction): TFunction {
  const plain = new Map<string, string>();
  const translator = (key: string, values?: object) => {
    if (values !== undefined || typeof key !== 'string') return translate(key, values as never);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = translate(key) as string;
    // A text that is missing may be one that has not arrived yet.
    if (text !== key) plain.set(key, text);
    return text;
  };
  return Object.assign(translator, translate) as unknown as TFunction;
}

/** Translator of one namespace, as pages' `head` gets it. */
export const translatorOf = (texts: i18n, namespace: string): Translate =>
  texts.getFixedT(null, namespace) as unknown as Translate;
