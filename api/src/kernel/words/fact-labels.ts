import { factLabel } from '@facade/shared-domain/facts/print-facts';
import type { Language, Region } from '@facade/shared-domain/model';
import { pageTexts } from './page-texts.ts';

/** What a page calls facts, by their keys, in the terms of the region. */
export function factLabels(keys: readonly string[], region: Region | null, language: Language): string[] {
  const t = pageTexts(language);
  return keys.map((key) => factLabel(key, t, { context: region ?? '' }) || key);
}
