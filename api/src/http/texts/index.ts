import type { Language } from '@facade/shared-domain/model';
import { readTexts } from '../../kernel/index.ts';
import type { ProblemCode } from '../problems/problem-codes.ts';
import type nl from './nl.json';

/** A problem in words, for the visitor. */
interface ProblemText {
  title: string;
  detail: string;
}

/** What the api itself says: of each kind of problem, of a wrong parameter, and of a field that only the api finds wrong. */
export const HTTP_TEXTS: Readonly<Record<Language, typeof nl & { problems: Record<ProblemCode, ProblemText> }>> =
  readTexts<typeof nl>(import.meta.dirname);
