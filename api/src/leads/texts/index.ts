import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

/** Texts of mails about requested documents and assigned leads, and why a visit was not cancelled. */
export const LEAD_TEXTS = readTexts<typeof nl>(import.meta.dirname);
