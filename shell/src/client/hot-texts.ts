import type { i18n, ResourceLanguage } from 'i18next';

/** Texts of a section that changed while it runs from source (`platform/src/federation/hot-texts.js`). */
interface ChangedTexts {
  section: string;
  language: string;
  texts: ResourceLanguage;
}

/** Shows changed texts at once without re-rendering anything else. For `facade dev`. */
export function followTexts(texts: i18n): void {
  addEventListener('facade:texts', (event) => {
    const { section, language, texts: changed } = (event as CustomEvent<ChangedTexts>).detail;
    if (language !== texts.language) return;
    texts.addResourceBundle(language, section, changed, true, true);
    texts.emit('languageChanged', language);
  });
}
