import { readTexts } from '../../../kernel/index.ts';
import type nl from './nl.json';

export type ImportTexts = typeof nl;

/** Texts of the mail about a scheduled import. */
export const IMPORT_TEXTS = readTexts<typeof nl>(import.meta.dirname);
