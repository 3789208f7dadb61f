import type { Language } from '@facade/shared-domain/model';
import type { BrochureTexts } from './brochure-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const BROCHURE_TEXTS: Record<Language, BrochureTexts> = { nl, fr, en, de };
