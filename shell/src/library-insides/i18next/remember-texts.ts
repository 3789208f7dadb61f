import type { i18n, TFunction } from 'i18next';

/**
 * Caches plain texts. Each lookup of i18next goes through plurals, contexts and fallbacks, but a text without values is always
 * the same. On a list page that is hundreds of lookups, an eighth of a server's render time. i18next has no option for it, so
 * `getFixedT` is replaced: react-i18next calls it for every `t` of a component.
 * Remove when i18next caches plain texts itself.
 */
export function rememberTexts(instance: i18n): i18n {
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
    // A missing text may not have loaded yet.
    if (text !== key) plain.set(key, text);
    return text;
  };
  return Object.assign(translator, translate) as unknown as TFunction;
}
