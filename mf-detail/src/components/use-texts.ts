import type { Translate } from '@facade/section-kit';
import { useTranslation } from 'react-i18next';

/** The section's texts; called once a page and handed down. */
export const useTexts = (): Translate => useTranslation('mf-detail').t as unknown as Translate;
