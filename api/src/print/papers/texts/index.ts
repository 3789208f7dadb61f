import type { Language } from '@facade/shared-domain/model';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { PaperTexts } from './paper-texts.ts';

export const PAPER_TEXTS: Record<Language, PaperTexts> = { nl, fr, en, de };
