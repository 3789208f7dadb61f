import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import type { Translate } from './page.ts';

/**
 * Translates the keys of a section's own `locales`. Cheap enough for repeated components: it subscribes to nothing,
 * because the shell replaces the context when texts change. Returns the same function until then.
 * @example const t = useTexts('mf-listings');
 */
export function useTexts(section: string): Translate {
  const texts = useContext(I18nContext);
  return useMemo(() => {
    if (!texts) throw new Error('No texts: render this component inside the shell, or inside <TestPage> in tests.');
    return texts.i18n.getFixedT(null, section) as unknown as Translate;
  }, [texts, section]);
}
