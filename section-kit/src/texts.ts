import type { AnyTexts, KeyOf, Translate as TranslateTexts } from '@facade/shared-domain/language/translate';
import { createContext, useContext } from 'react';

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

interface Translators {
  of(section: string): TranslateTexts;
}

interface PageTexts extends Translators {
  /** For parts whose code the browser fetches on demand: all texts of their section come with it. */
  later?: Translators;
}

/** The texts of all sections on the page. Provided by the shell; the same translator for a section until its texts change. */
export const TextsContext = createContext<PageTexts | null>(null);

/**
 * Translates the keys of a section's own `locales`. Cheap enough for repeated components: it subscribes to nothing,
 * because the shell replaces the context when texts change. Returns the same function until then.
 * @example const t = useTexts('mf-listings');
 */
export function useTexts<Section extends string>(section: Section): Translate<Section> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts: render this component inside the shell, or inside <TestPage> in tests.');
  return texts.of(section) as unknown as Translate<Section>;
}
