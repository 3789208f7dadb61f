import type { Language } from '@facade/shared-domain/model';
import { EDITING_TEXTS, type EditingText } from './editing-texts.ts';

/** What a message of the content folder means to somebody who edits in a browser; the first that matches. */
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

/** The message of a problem in the words and the language of staff. */
export function explainProblem(message: string, language: Language): string {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(message))?.[1];
  if (!meaning) return `${EDITING_TEXTS[language].other} ${message}`;
  // What was typed tells which one is meant.
  const named = /^(?:the picture )?("[^"]{1,80}"|\{[A-Z_]{1,40}\})/.exec(message)?.[1];
  return named ? `${named}: ${EDITING_TEXTS[language][meaning]}` : EDITING_TEXTS[language][meaning];
}
