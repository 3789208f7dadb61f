import { MAX_FAVOURITES, TOGETHER } from '@facade/shared-domain/limits';
import type { Language } from '@facade/shared-domain/model';
import { fillText, readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

const TEXTS = readTexts<typeof nl>(import.meta.dirname);

/** Why a change of a shared list is refused, shown beside the field. */
export const refusalText = (key: keyof typeof nl.refusals, language: Language): string =>
  fillText(TEXTS[language].refusals[key], { people: TOGETHER.people, homes: MAX_FAVOURITES });
