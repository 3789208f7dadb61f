import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type { ContentProblem } from '../../../content/index.ts';
import type { PlacedField } from '../things/field-kinds.ts';
import { EDITING_TEXTS } from './editing-texts.ts';
import { explainProblem } from './explain-problem.ts';

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
