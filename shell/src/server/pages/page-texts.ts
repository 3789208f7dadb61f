import type { Language } from '@facade/shared-domain/model';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { Renderer } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';
import { sectionsOn } from './page-parts.ts';

type I18n = ReturnType<Renderer['createTexts']>;

/** Texts of the shell and of a set of releases, made once per language. */
export class PageTexts {
  readonly #renderer: Renderer;
  readonly #i18n = new WeakMap<SectionSet, Map<Language, I18n>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** Those that a browser needs for a page, by namespace. */
  textsOf(page: LoadedPage, set: SectionSet, language: Language) {
    const own = this.#renderer.shellTexts[language] ?? {};
    return {
      shell: own,
      ...Object.fromEntries(
        sectionsOn(page)
          .map((section) => [section, set.texts(section, language)] as const)
          // Where there are none the browser looks for them itself, with the section.
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
    };
  }

  /** All of them, for rendering. */
  i18nOf(set: SectionSet, language: Language): I18n {
    const ofSet = this.#i18n.get(set) ?? new Map<Language, I18n>();
    this.#i18n.set(set, ofSet);
    const i18n = ofSet.get(language) ?? this.#create(set, language);
    ofSet.set(language, i18n);
    return i18n;
  }

  #create(set: SectionSet, language: Language): I18n {
    const sections = [...set.handles.keys()].map((section) => [section, set.texts(section, language)]);
    return this.#renderer.createTexts(language, {
      shell: this.#renderer.shellTexts[language] ?? {},
      ...Object.fromEntries(sections),
    });
  }
}
