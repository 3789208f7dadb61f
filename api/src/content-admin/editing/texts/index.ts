import { readTexts } from '../../../kernel/index.ts';
import type nl from './nl.json';

export type EditingText = keyof typeof nl;

/** Messages to staff about an edit that cannot be saved. */
export const EDITING_TEXTS = readTexts<typeof nl>(import.meta.dirname);
