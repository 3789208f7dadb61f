import type { Language } from '@facade/shared-domain/model';
import { ProblemError, problemAnswer } from '../../http/index.ts';
import type { SiteData, Snapshot } from '../../site/index.ts';
import { refusal } from '../editing/edit-thing.ts';
import { type OpenThing, openThing } from '../editing/thing-form.ts';

/** Answers to anyone but managers. */
export const forManagers = {
  401: problemAnswer('not logged in as staff'),
  403: problemAnswer('an agent: managers edit the site'),
};

export const noSuchThing = problemAnswer('there is no such page or file');

/**
 * The thing to edit with this id, with its site.
 * @throws ProblemError if it does not exist, or its file must be edited by hand
 */
export async function openedThing(
  siteData: SiteData,
  id: string,
  language: Language,
): Promise<{ snapshot: Snapshot; opened: OpenThing }> {
  const snapshot = await siteData.current();
  const opened = await openThing(snapshot, id, language).catch((error) => Promise.reject(refusal(error, language)));
  if (!opened) throw new ProblemError('not-found');
  return { snapshot, opened };
}
