import type { Language } from '@facade/shared-domain/model';
import type { Staff } from '../../accounts/index.ts';
import type { ContentProblem } from '../../content/index.ts';
import { ProblemError } from '../../http/index.ts';
import { placeProblems } from './problems/place-problems.ts';
import { RefusedFile } from './store/content-files.ts';
import { changedBy, type EditStores, type SaveOutcome, saveEdit } from './store/save-edit.ts';
import { EDITING_TEXTS, type EditingText } from './texts/index.ts';
import type { OpenThing } from './thing-form.ts';
import { checkTyped } from './things/check-typed.ts';
import { incompleteBanner } from './things/incomplete-banner.ts';
import { type ThingEdits, type TypedValues, writeFields } from './things/write-fields.ts';
import { UneditableYaml } from './yaml/yaml-value.ts';

/** What was typed, and the version it was based on. */
export interface Typed {
  version: string;
  values: TypedValues;
}

/**
 * The files of a thing with what was typed.
 * @throws ProblemError if a value is of another kind than its field, or the files cannot be edited here
 */
export function editsFor(opened: OpenThing, { values }: Typed, language: Language): ThingEdits {
  const checked = checkTyped(values, opened.fields, language);
  if (!checked.ok) throw new ProblemError('invalid-form', checked.errors);
  try {
    return writeFields(opened.thing.id, opened.texts, checked.values, opened.languages);
  } catch (error) {
    throw refusal(error, language);
  }
}

/**
 * Saves what was typed.
 * @throws ProblemError if a colleague saved first, a banner lacks its picture, or the site would become invalid
 */
export async function editThing(
  stores: EditStores,
  staff: Staff,
  opened: OpenThing,
  typed: Typed,
  language: Language,
): Promise<void> {
  if (typed.version !== opened.version)
    throw changed(await changedBy(stores.db, opened.thing.id, opened.texts), language);
  const after = editsFor(opened, typed, language);
  if (after.size === 0) return;
  const lack = incompleteBanner(opened.thing.id, new Map([...opened.texts, ...after]), opened.languages);
  if (lack) throw new ProblemError('invalid-form', { [lack.field]: EDITING_TEXTS[language][lack.text] });
  const edit = { thing: opened.thing.id, before: opened.texts, after };
  mustBeSaved(
    await saveEdit(stores, staff, edit).catch((error) => Promise.reject(refusal(error, language))),
    opened,
    language,
  );
}

/** @throws ProblemError if it was not saved, with a message for staff */
export function mustBeSaved(outcome: SaveOutcome, opened: OpenThing, language: Language): void {
  if (outcome.outcome === 'changed') throw changed(outcome.by, language);
  if (outcome.outcome === 'invalid') throw notRight(outcome.problems, opened, language);
}

/** The problems that the edited site would have, beside the fields. */
export const notRight = (
  problems: readonly ContentProblem[],
  { fields, texts }: OpenThing,
  language: Language,
): ProblemError => new ProblemError('invalid-form', placeProblems(problems, fields, new Set(texts.keys()), language));

const changed = (by: string | null, language: Language): ProblemError => {
  const texts = EDITING_TEXTS[language];
  return new ProblemError('content-changed', { '': by ? texts.by.replace('{NAME}', by) : texts.byHand });
};

/** Converts errors that make a file uneditable here to problems; any other error is returned unchanged. */
export function refusal(error: unknown, language: Language): unknown {
  const why: EditingText | null =
    error instanceof UneditableYaml ? 'anchors' : error instanceof RefusedFile ? 'refused' : null;
  if (why) return new ProblemError('invalid-form', { '': EDITING_TEXTS[language][why] });
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EROFS' || code === 'EACCES' || code === 'EPERM' ? new ProblemError('content-read-only') : error;
}
