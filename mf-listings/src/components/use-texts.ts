import type { Translate } from '@facade/section-kit';
import { useTranslation } from 'react-i18next';

/** Translator of this section's texts, as `head` gets it too. Once per page or fragment: it is slow for what repeats. */
export const useTexts = (): Translate => useTranslation('mf-listings').t as unknown as Translate;
