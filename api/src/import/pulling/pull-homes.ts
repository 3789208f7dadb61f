import { readFile, writeFile } from 'node:fs/promises';
import { writeAtomically } from '../../kernel/index.ts';
import { type PulledHome, pulledFile, readPulled, writePulled } from './pulled-file.ts';

/** A day in milliseconds: after that, all homes are pulled again, because an API may not say which are gone. */
const DAY = 24 * 60 * 60 * 1000;

/** Changes are requested from this long before the last pull, in milliseconds: the clocks of two servers differ. */
const OVERLAP = 10 * 60 * 1000;

/** What changed since a moment. */
export interface HomeChanges {
  changed: readonly PulledHome[];
  /** Ids of homes that are no longer offered. */
  gone: readonly string[];
}

/** A CRM that homes are pulled from. */
export interface HomesApi {
  /** Name of its feed and of its format. */
  name: string;
  idOf(home: PulledHome): string;
  /** All homes that the agency offers. @throws NotPulled unless they are complete */
  all(signal?: AbortSignal): Promise<PulledHome[]>;
  /** What changed since then. @throws NotPulled unless that is complete */
  changes(since: Date, signal?: AbortSignal): Promise<HomeChanges>;
}

interface PullState {
  /** Moment of the last pull, and of the last of all homes. */
  pulled: string;
  all: string;
}

/**
 * Brings the file with the homes of an API up to date: with what changed, and once a day with all homes. A pull that fails changes nothing, so
 * that no home is removed because a page was missing.
 * @throws NotPulled with the reason
 */
export async function pullHomes(
  api: HomesApi,
  { dataFolder, now = new Date(), signal }: { dataFolder: string; now?: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  const file = pulledFile(dataFolder, api);
  const before = await readPulled(file, api.idOf);
  const state = await readState(`${file}.state`);
  const isWhole = before === null || !state || now.getTime() - Date.parse(state.all) >= DAY;
  const homes = new Map(isWhole ? [] : before);
  const add = (home: PulledHome) => homes.set(api.idOf(home), JSON.stringify(home));
  if (isWhole) for (const home of await api.all(signal)) add(home);
  else {
    const { changed, gone } = await api.changes(new Date(Date.parse(state.pulled) - OVERLAP), signal);
    for (const id of gone) homes.delete(id);
    for (const home of changed) add(home);
  }
  await writePulled(file, homes);
  const next: PullState = { pulled: now.toISOString(), all: isWhole ? now.toISOString() : state.all };
  await writeAtomically(`${file}.state`, (part) => writeFile(part, JSON.stringify(next)));
}

/** Null if there is none: then all homes are pulled. */
async function readState(file: string): Promise<PullState | null> {
  try {
    const { pulled, all } = JSON.parse(await readFile(file, 'utf8'));
    return Number.isNaN(Date.parse(pulled) + Date.parse(all)) ? null : { pulled, all };
  } catch {
    return null;
  }
}
