import { foldNameWords } from '@facade/shared-domain/language/fold-text';
import type { SuggestedProject } from '@facade/shared-domain/model';
import { nameOfProject, summarizeProjects } from '../answers/projects.ts';
import { BEGINNING } from '../query/words.ts';
import { readProjects } from '../records.ts';
import type { CatalogueView } from '../view.ts';

/** How many of the newest projects are searched. */
const SEARCHED = 500;

const SHOWN = 3;

interface NamedProject {
  id: number;
  words: string[];
}

const named = new WeakMap<CatalogueView, Promise<NamedProject[]>>();

/** The newest projects whose name contains every word; long words match as prefixes. */
export async function projectsWith(view: CatalogueView, words: readonly string[]): Promise<SuggestedProject[]> {
  const known = named.get(view) ?? readNames(view);
  named.set(view, known);
  // A failure must not be cached.
  known.catch(() => named.delete(view));
  const ids = (await known)
    .filter(({ words: own }) => words.every((word) => own.some((one) => isBegun(one, word))))
    .slice(0, SHOWN)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const projects = await readProjects(view.db, ids);
  const summaries = await summarizeProjects(
    view,
    ids.flatMap((id) => projects.get(id) ?? []),
  );
  return summaries.map(({ id, path, name, city, zip, unitCount, availableCount, pictures }) => ({
    ...{ id, path, name, city, zip, unitCount, availableCount },
    picture: pictures[0] ?? null,
  }));
}

const isBegun = (own: string, word: string): boolean =>
  own === word || (word.length >= BEGINNING && own.startsWith(word));

async function readNames(view: CatalogueView): Promise<NamedProject[]> {
  const rows = await view.db.selectFrom('project').select('record').orderBy('id', 'desc').limit(SEARCHED).execute();
  return rows.map(({ record }) => ({ id: record.id, words: foldNameWords(nameOfProject(record, view)) }));
}
