import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { applyWording } from '../../composition/loading/apply-wording.ts';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { Renderer } from '../build-files.ts';
import type { SectionSet } from '../releases/section-source.ts';
import { sectionsOn } from './page-parts.ts';

type I18n = ReturnType<Renderer['createTexts']>;

/** What texts depend on. */
type TextSettings = Pick<Site, 'language' | 'wording'>;

/** Texts of the shell and of a set of releases, with the agency's own words, built once per language. */
export class PageTexts {
  readonly #renderer: Renderer;
  readonly #i18nOf = perObject((_: SectionSet) => new Map<string, { words: string; i18n: I18n }>());

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** The texts that a browser needs for a page, by namespace. */
  textsOf(page: LoadedPage, set: SectionSet, site: TextSettings) {
    return {
      shell: this.#ofShell(site),
      ...Object.fromEntries(
        sectionsOn(page)
          .map((section) => [section, ofSection(set, section, site)] as const)
          // If there are none, the browser loads them itself, with the section.
          .filter(([, texts]) => Object.keys(texts).length > 0),
      ),
    };
  }

  /** All texts, for rendering. */
  i18nOf(set: SectionSet, site: TextSettings): I18n {
    const ofSet = this.#i18nOf(set);
    const words = JSON.stringify(site.wording ?? null);
    const known = ofSet.get(site.language);
    if (known?.words === words) return known.i18n;
    const i18n = this.#create(set, site);
    ofSet.set(site.language, { words, i18n });
    return i18n;
  }

  #ofShell({ language, wording }: TextSettings) {
    return applyWording(this.#renderer.shellTexts[language] ?? {}, wording?.shell);
  }

  #create(set: SectionSet, site: TextSettings): I18n {
    const sections = [...set.handles.keys()].map((section) => [section, ofSection(set, section, site)]);
    return this.#renderer.createTexts(site.language, {
      shell: this.#ofShell(site),
      ...Object.fromEntries(sections),
    });
  }
}

const ofSection = (set: SectionSet, section: string, { language, wording }: TextSettings) =>
  applyWording(set.texts(section, language), wording?.[section]);
