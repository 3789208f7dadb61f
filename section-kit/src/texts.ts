import type { AnyTexts, KeyOf, Translate as TranslateTexts } from '@facade/shared-domain/language/translate';
import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The texts of each section, by its name: the type of its `nl.json`. Empty here: each section declares its own in
 * `src/locales/texts.ts`, by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by sections.
export interface SectionTexts {}

/** Key of a text of this section, for a property that names one. Any string if the section does not declare its texts. */
export type TextKey<Section extends string> = KeyOf<TextsOf<Section>>;

/** Translates a key of a section's own locale; the same signature on server and browser. */
export type Translate<Section extends string = string> = TranslateTexts<TextsOf<Section>>;

type TextsOf<Section extends string> = Section extends keyof SectionTexts ? SectionTexts[Section] : AnyTexts;

/**
 * Translates the keys of a section's own `locales`. Cheap enough for repeated components: it subscribes to nothing,
 * because the shell replaces the context when texts change. Returns the same function until then.
 * @example const t = useTexts('mf-listings');
 */
export function useTexts<Section extends string>(section: Section): Translate<Section> {
  const texts = useContext(I18nContext);
  return useMemo(() => {
    if (!texts) throw new Error('No texts: render this component inside the shell, or inside <TestPage> in tests.');
    return texts.i18n.getFixedT(null, section) as unknown as Translate<Section>;
  }, [texts, section]);
}
