import type { Storage } from '../store/storage/storage.ts';
import { checkedDocument } from './document/checked-document.ts';
import { type ChangeNote, emptyDocument, type RegistryDocument } from './document/document.ts';
import { problemsOf } from './document/document-problems.ts';
import type { LastGood } from './last-good.ts';
import { noteText } from './plain-text.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { withoutOldReleases } from './retention.ts';
import { keyOf, Revisions } from './revisions.ts';
import { signDocument } from './signature.ts';
import { teamProblems } from './teams/team-problems.ts';

/** Applies a change to the newest document; returns the same object if there is nothing to change. Throws to refuse. */
export type Change = (current: RegistryDocument) => RegistryDocument | Promise<RegistryDocument>;

/** Describes a change, from the documents before and after it. */
export type Note = (before: RegistryDocument, after: RegistryDocument) => ChangeNote;

/** No text may add lines or colours to the history. */
function plainNote({ by, why, ...note }: ChangeNote): ChangeNote {
  const reason = noteText('--why', why ?? '');
  return { ...note, by: noteText('FACADE_ACTOR', by), ...(reason ? { why: reason } : {}) };
}

/**
 * What is live: one signed document per revision. A revision is created under its number, and the storage refuses a number that
 * exists. This is the compare-and-swap; readers never see half a document.
 */
export class Registry {
  readonly #storage: Storage;
  readonly #keys: RegistryKeys;
  readonly #operator: RegistryKeys;
  readonly #revisions: Revisions;
  readonly #lastGood: LastGood;
  /** The newest document read so far, and its bytes. */
  #known: { document: RegistryDocument; bytes: Buffer } | undefined;
  #floor: number | undefined;

  constructor(
    storage: Storage,
    { registry, operator }: Record<'registry' | 'operator', RegistryKeys>,
    lastGood: LastGood,
  ) {
    this.#storage = storage;
    this.#keys = registry;
    this.#operator = operator;
    this.#revisions = new Revisions(storage);
    this.#lastGood = lastGood;
  }

  /**
   * The newest revision, the same object while nothing changes; the empty document before the first publication. Throws when
   * the newest is invalid, not signed by this site, or older than one seen before.
   */
  async read(): Promise<RegistryDocument> {
    this.#floor ??= (await this.lastGood())?.extras.revision ?? 0;
    const newest = (await this.#revisions.newest()) ?? 0;
    if (newest < this.#floor) {
      throw new RegistryError(
        `revision ${newest} is shown as the newest, but ${this.#floor} was seen before; ` +
          'where the registry was begun anew on purpose, delete cache/registry.json and restart the site',
      );
    }
    if (newest === 0) return emptyDocument();
    // A bucket would be polled for it twice a second for nothing.
    if (this.#known?.document.extras.revision === newest && !this.#storage.isFolder) return this.#known.document;
    const bytes = await this.#bytesOf(newest);
    if (this.#known?.document.extras.revision === newest && this.#known.bytes.equals(bytes))
      return this.#known.document;
    const document = await this.#checked(newest, bytes, '; `facade repair` makes the last valid revision the newest');
    assertTeamsNotOlder(document, await this.lastGood());
    this.#known = { document, bytes };
    this.#floor = newest;
    // A server with a full disk keeps serving.
    await this.#lastGood.keep(bytes).catch(() => {});
    return document;
  }

  /** The newest valid document seen by this process or an earlier one; null if there is none. */
  async lastGood(): Promise<RegistryDocument | null> {
    if (this.#known) return this.#known.document;
    const bytes = await this.#lastGood.read();
    if (!bytes) return null;
    const outcome = checkedDocument(bytes, await this.#keys.publicKey(), await this.#operator.publicKey());
    return 'problem' in outcome ? null : outcome.document;
  }

  /** A stored revision; null if that number does not exist. */
  async readRevision(revision: number): Promise<RegistryDocument | null> {
    const bytes = await this.#storage.read(keyOf(revision));
    return bytes && this.#checked(revision, bytes);
  }

  /** Numbers of all stored revisions, ascending. */
  revisions(): Promise<number[]> {
    return this.#revisions.all();
  }

  /**
   * Applies `change` to the newest revision and stores the result as the next. Retries when another writer was first. Also
   * drops releases that need not be kept. Returns the newest document: the new one or, for a no-op change, the current one.
   */
  async update(note: ChangeNote | Note, change: Change): Promise<RegistryDocument> {
    for (;;) {
      const current = await this.read();
      const changed = await change(current);
      if (changed === current) return current;
      const stored = await this.#store(
        current.extras.revision,
        changed,
        typeof note === 'function' ? note(current, changed) : note,
      );
      if (stored) return stored;
    }
  }

  /**
   * Restores the newest valid revision when later ones are damaged; null if the newest is valid. Throws `RegistryError` if no
   * valid one is stored.
   */
  async repair(note: Omit<ChangeNote, 'action' | 'section' | 'change'>): Promise<RegistryDocument | null> {
    const revisions = (await this.revisions()).reverse();
    const [newest = 0] = revisions;
    for (const revision of revisions) {
      const sound = await this.readRevision(revision).catch(() => null);
      if (!sound) continue;
      if (revision === newest) return null;
      const change = `repair the registry from revision ${revision}`;
      const stored = await this.#store(newest, sound, { ...note, action: 'repair', section: '', change });
      if (stored) return stored;
      throw new RegistryError('the registry has changed in the meantime; see `facade status`');
    }
    throw new RegistryError(`no valid revision is stored in ${this.#storage.place}; restore them from a backup`);
  }

  /** Stores a document as the revision after `revision`; null if another writer was first. */
  async #store(revision: number, changed: RegistryDocument, note: ChangeNote): Promise<RegistryDocument | null> {
    const { releases, channels, teams } = withoutOldReleases(changed, new Date()).extras;
    const changedAt = new Date().toISOString();
    const extras = {
      ...plainNote(note),
      revision: revision + 1,
      changedAt,
      releases,
      channels,
      ...(teams && { teams }),
    };
    const next = { ...changed, extras };
    const problems = [...problemsOf(next), ...teamProblems(next, await this.#operator.publicKey())];
    if (problems.length > 0) throw new RegistryError(problems.join('; '));
    const signed = signDocument(next, await this.#signingKey(revision));
    const bytes = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
    return (await this.#storage.create(keyOf(revision + 1), bytes)) ? signed : null;
  }

  async #signingKey(revision: number) {
    const key = revision === 0 ? await this.#keys.create() : await this.#keys.signingKey();
    if (key) return key;
    throw new RegistryError("this machine has no key to sign with: set the site's key in FACADE_SIGNING_KEY");
  }

  async #bytesOf(revision: number): Promise<Buffer> {
    const bytes = await this.#storage.read(keyOf(revision));
    if (bytes) return bytes;
    this.#revisions.forget();
    throw new RegistryError(`${keyOf(revision)} is gone`);
  }

  async #checked(revision: number, bytes: Buffer, hint = ''): Promise<RegistryDocument> {
    const outcome = checkedDocument(bytes, await this.#keys.publicKey(), await this.#operator.publicKey());
    const where = `${keyOf(revision)} in ${this.#storage.place}`;
    if ('problem' in outcome) throw new RegistryError(`${where}: ${outcome.problem}${hint}`);
    // Otherwise a copy of an old document could pass as the newest.
    const found = outcome.document.extras.revision;
    if (found !== revision) throw new RegistryError(`${where}: it is revision ${found}${hint}`);
    return outcome.document;
  }
}

/** Whoever has only the registry's key could otherwise bring back a removed team key, or the time before teams. */
function assertTeamsNotOlder(document: RegistryDocument, seen: RegistryDocument | null): void {
  const [found, before] = [document, seen].map((each) => each?.extras.teams?.number ?? 0) as [number, number];
  if (found >= before) return;
  throw new RegistryError(`its teams are number ${found}, but ${before} was seen before: they cannot go back`);
}
