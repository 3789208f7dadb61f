import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

/** The message to the agency, in the agency's language. */
export const AGENCY_TEXTS = readTexts<typeof nl>(import.meta.dirname);
