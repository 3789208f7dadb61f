import { type Missing, Translations } from '@facade/shared-domain/language/translations';
import { applyWording } from '../composition/loading/apply-wording.ts';
import type { LocaleModule, SectionLoader } from '../composition/loading/section-loader.ts';
import type { PageState } from '../protocol/page-state.ts';

/** The texts of a document, which may have only a part of those of a section. */
export interface PageTexts {
  all: Translations;
  /** Resolves once all texts of a section are there: code that the page did not bring may show any of them. */
  complete(section: string): Promise<void>;
}

export function createPageTexts(
  { language, texts, partial = [], site }: Pick<PageState, 'language' | 'texts' | 'partial' | 'site'>,
  load: SectionLoader['load'],
): PageTexts {
  const incomplete = new Set(partial);
  const missing: Missing = {
    // A text that no source names and the server did not render: what shows it is rendered again once it is there.
    text(key, section) {
      if (!incomplete.has(section)) return key;
      void complete(section).then(
        () => all.changed(),
        () => undefined,
      );
      return '';
    },
    value: (placeholder, _text, isGiven) => (isGiven ? '' : placeholder),
  };
  const all = new Translations(language, texts, missing);

  async function complete(section: string): Promise<void> {
    if (all.has(section) && !incomplete.has(section)) return;
    const module = await load<LocaleModule>(section, `locale-${language}`);
    if (all.has(section) && !incomplete.delete(section)) return;
    all.add(section, applyWording(module.default ?? module, site.wording?.[section]));
  }

  return { all, complete };
}
