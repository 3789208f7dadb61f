import { readTexts } from '../../../kernel/index.ts';
import type nl from './nl.json';

export type PaperTexts = typeof nl;

/** Words of the papers that visitors fill in, and of the mails that bring them to the agency. */
export const PAPER_TEXTS = readTexts<PaperTexts>(import.meta.dirname);
