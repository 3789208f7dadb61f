import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { ContentProblem } from '../../../content/index.ts';
import { EDITING_TEXTS, type EditingText } from '../texts/index.ts';
import type { PlacedField } from '../things/field-kinds.ts';

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
function explainProblem(message: string, language: Language): string {
  const meaning = MEANINGS.find(([pattern]) => pattern.test(message))?.[1];
  if (!meaning) return `${EDITING_TEXTS[language].other} ${message}`;
  // The value that was typed decides which one applies.
  const named = /^(?:the picture )?("[^"]{1,80}"|\{[A-Z_]{1,40}\})/.exec(message)?.[1];
  return named ? `${named}: ${EDITING_TEXTS[language][meaning]}` : EDITING_TEXTS[language][meaning];
}

/**
 * The problems of an edit by field: `title:nl` for a text, `menu[2].page` for an entry of the menu, and `''` for a problem in
 * another file.
 */
export function placeProblems(
  problems: readonly ContentProblem[],
  fields: readonly PlacedField[],
  edited: ReadonlySet<string>,
  language: Language,
): Record<string, string> {
  const placed: Record<string, string> = {};
  for (const problem of problems) {
    const name = nameFor(problem, fields);
    if (name !== null) placed[name] ??= explainProblem(problem.message, language);
    else if (placed[''] === undefined) {
      const { elsewhere, other } = EDITING_TEXTS[language];
      const intro = edited.has(problem.file) ? other.replace(/\s*:$/, '') : elsewhere;
      placed[''] = `${intro} (${problem.file}): ${explainProblem(problem.message, language)}`;
    }
  }
  return placed;
}

/**
 * `[2].label.nl` of an entry is edited by the control `[2].label:nl`; a label that is the same in all languages by
 * `[2].label:`.
 */
const controlIn = (field: string): string => field.replace(/\.label(?:\.(\w+))?$/, (_, code = '') => `.label:${code}`);

function nameFor({ file, field }: ContentProblem, fields: readonly PlacedField[]): string | null {
  const texts = LANGUAGES.flatMap((language) =>
    fields.filter(({ fileIn }) => fileIn?.(language) === file).map((one) => ({ one, language })),
  );
  for (const { one, language } of texts) if (field === one.name) return `${one.name}:${language}`;
  // The first thing that a missing file lacks is its title.
  if (field === '' && texts[0]) return `${texts[0].one.name}:${texts[0].language}`;
  const own = fields.filter((one) => !one.fileIn && one.file === file);
  const menu = own.find(({ kind }) => kind === 'menu');
  if (menu) return field ? `menu${controlIn(field)}` : 'menu';
  const found = own
    .filter(({ name }) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!found) return null;
  if (found.kind === 'links') return controlIn(field);
  if (!found.isLocalized) return found.name;
  const language = LANGUAGES.find((code) => field === `${found.name}.${code}`);
  return `${found.name}:${language ?? ''}`;
}
