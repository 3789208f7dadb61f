import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

/** The month of a home in the owner's mail, and the file with all views. */
export const STATISTICS_TEXTS = readTexts<typeof nl>(import.meta.dirname);
