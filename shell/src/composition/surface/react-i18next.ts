import { useTexts } from '@facade/section-kit';

/** Stands for the library that earlier releases import: of it a section may use this name alone. */
export const useTranslation = (section: string) => ({ t: useTexts(section), ready: true });
