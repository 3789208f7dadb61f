import type { Language } from '@facade/shared-domain/model';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Words } from './words.ts';

export const WORDS: Record<Language, Words> = { nl, fr, en, de };
