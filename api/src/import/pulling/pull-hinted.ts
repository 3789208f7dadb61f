import { sql } from 'kysely';
import { type CrmHint, claimHints, endHints, postponeHint } from '../hints/crm-hints.ts';
import type { Pulling } from '../sources/feed-places.ts';
import { NotPulled } from './api-client.ts';
import type { HomesApi } from './pull-homes.ts';
import { type PulledHome, pulledFile, readPulled, writePulled } from './pulled-file.ts';

/** A CRM that answers for single homes, after it has said that they changed. */
export interface HintedApi extends Pick<HomesApi, 'name' | 'idOf'> {
  /** The home with this id; of a project its units too. @throws NotPulled with status 404 if it is not published */
  one(id: string, signal?: AbortSignal): Promise<PulledHome[]>;
  /** Whether a home has this id, or is a unit of the project that has it. */
  belongsTo(home: PulledHome, id: string): boolean;
  /** Tells the CRM the address of a home's page. @throws NotPulled if it refuses */
  announce(id: string, address: string, signal?: AbortSignal): Promise<void>;
}

/**
 * Brings the file with the homes of an API up to date with the homes that were hinted at: each is requested, and only what the API answers
 * counts. One that fails is requested again; the others are not kept waiting.
 * @returns whether there is a file
 */
export async function pullHinted(
  api: HintedApi,
  { db, log, signal, dataFolder }: Pulling & { dataFolder: string },
): Promise<boolean> {
  const hints = await claimHints(db, api.name);
  const found: { hint: CrmHint; homes: PulledHome[] }[] = [];
  for (const hint of hints) {
    try {
      const homes = hint.isDeleted ? [] : await answered(api, hint.home, signal);
      if (homes) found.push({ hint, homes });
      else
        log.warn(
          { source: api.name, home: hint.home },
          'the CRM does not answer for this home: publish it again there',
        );
      if (!homes) await endHints(db, api.name, [hint]);
    } catch (error) {
      if (!(error instanceof NotPulled)) throw error;
      log.warn({ source: api.name, home: hint.home, reason: error.message }, 'a home cannot be pulled');
      await postponeHint(db, api.name, hint);
    }
  }
  const file = pulledFile(dataFolder, api);
  return await db.transaction().execute(async (tx) => {
    // Apis that share a folder write its file one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('crm_hint'))`.execute(tx);
    const before = await readPulled(file, api.idOf);
    if (found.length === 0) return before !== null;
    const homes = new Map(before);
    for (const [id, text] of homes) {
      const home: PulledHome = JSON.parse(text);
      if (found.some(({ hint }) => api.belongsTo(home, hint.home))) homes.delete(id);
    }
    for (const home of found.flatMap((one) => one.homes)) homes.set(api.idOf(home), JSON.stringify(home));
    await writePulled(file, homes);
    await endHints(
      tx,
      api.name,
      found.map(({ hint }) => hint),
    );
    return true;
  });
}

/** Null if the API does not know the home any more, or not yet again: whether it is gone, another hint says. */
async function answered(api: HintedApi, id: string, signal: AbortSignal | undefined): Promise<PulledHome[] | null> {
  try {
    return await api.one(id, signal);
  } catch (error) {
    if (error instanceof NotPulled && error.status === 404) return null;
    throw error;
  }
}
