import type { Language } from '@facade/shared-domain/model';
import { EDITING_TEXTS, type EditingText } from './editing-texts.ts';

/** Messages of the content folder, and what they mean to a person who edits in a browser; the first match wins. */
const MEANINGS: [RegExp, EditingText][] = [
  [/leads to a page that is not published/, 'draftLink'],
  [/leads to no page|is not a link/, 'link'],
  [/is not a word the site can replace/, 'placeholder'],
  [/pictures\.yaml/, 'picture'],
  [/is not a web address/, 'address'],
  [/must be a colour/, 'color'],
  [/cannot be read|can be read on/, 'contrast'],
  [/is not the path of a page/, 'page'],
  [/is missing|must not be empty/, 'required'],
  [/must be a (whole )?number|must be at (least|most)/, 'number'],
];

/** The message of a problem for staff, in their language. */
export function explainProblem(message: string, language: Language): string {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(message))?.[1];
  if (!meaning) return `${EDITING_TEXTS[language].other} ${message}`;
  // The value that was typed decides which one applies.
  const named = /^(?:the picture )?("[^"]{1,80}"|\{[A-Z_]{1,40}\})/.exec(message)?.[1];
  return named ? `${named}: ${EDITING_TEXTS[language][meaning]}` : EDITING_TEXTS[language][meaning];
}
