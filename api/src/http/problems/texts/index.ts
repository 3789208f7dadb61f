import type { Language } from '@facade/shared-domain/model';
import type { ProblemTexts } from '../problem-codes.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What visitors read of each kind of problem. */
export const PROBLEM_TEXTS: Readonly<Record<Language, ProblemTexts>> = { nl, fr, en, de };
