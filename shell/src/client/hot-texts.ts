import type { Translations } from '@facade/shared-domain/language/translations';

/** Texts of a section that changed while it runs from source (`platform/src/federation/hot-texts.js`). */
interface ChangedTexts {
  section: string;
  language: string;
  texts: object;
}

/** Shows changed texts at once without re-rendering anything else. For `facade dev`. */
export function followTexts(texts: Translations): void {
  addEventListener('facade:texts', (event) => {
    const { section, language, texts: changed } = (event as CustomEvent<ChangedTexts>).detail;
    if (language !== texts.language) return;
    texts.add(section, changed);
    texts.changed();
  });
}
