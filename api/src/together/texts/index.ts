import type { Language } from '@facade/shared-domain/model';
import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

const TEXTS = readTexts<typeof nl>(import.meta.dirname);

/** Why a change of a shared list is refused, shown beside the field. */
export const refusalText = (key: keyof typeof nl.refusals, language: Language): string => TEXTS[language].refusals[key];
