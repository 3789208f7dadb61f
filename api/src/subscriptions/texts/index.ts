import { readTexts } from '../../kernel/index.ts';
import type nl from './nl.json';

/** Texts of mails about searches, followed homes and the newsletter; the texts around them are templates. */
export const SUBSCRIPTION_TEXTS = readTexts<typeof nl>(import.meta.dirname);
