import { type TextKey, type Translate, useSite, useTexts } from '@facade/section-kit';

/** Texts of the question: the agency's own words where it has any in this language, else those of this section. */
export function useWording(): Translate<'mf-consent'> {
  const t = useTexts('mf-consent');
  const { wording } = useSite().consent;
  return ((key: TextKey<'mf-consent'>, values?: Record<string, unknown>) =>
    wording?.[key] ?? t(key, values)) as typeof t;
}
