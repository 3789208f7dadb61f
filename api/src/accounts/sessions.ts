import { type RawBuilder, sql } from 'kysely';
import { type Db, keyedHash, type ReadDb } from '../platform/index.ts';
import type { DeviceName } from './device-name.ts';
import { hashToken, newToken } from './session-token.ts';

/** A token older than this is renewed, in milliseconds. */
const RENEW_AFTER = 10 * 60_000;
/** After the new token is first used, requests with the former one are accepted for this long, in milliseconds. */
const GRACE = 60_000;
/** Precision of the last-seen time, in milliseconds: a page with many requests writes it once. */
const SEEN_EVERY = 60_000;

/** Where a realm stores its sessions, and how many hours one lasts. */
export interface SessionTable {
  table: 'session' | 'staff_session';
  /** Column with the account's id. */
  account: 'account_id' | 'staff_id';
  /** For a session that the browser remembers, and the maximum for one that ends with the browser. */
  hours: { remembered: number; otherwise: number };
}

/** The account and device of a new session. */
export interface SessionStart {
  accountId: number;
  device: DeviceName;
  isRemembered: boolean;
}

/** What the browser stores. */
export interface SessionToken {
  token: string;
  /** Lifetime in seconds; null: until the browser is closed. */
  seconds: number | null;
}

export interface OpenSession {
  id: number;
  accountId: number;
  /** Replaces the presented token; null: it stays. */
  renewed: SessionToken | null;
}

/** A session as its owner sees it. */
export interface ListedSession extends DeviceName {
  id: number;
  firstSeen: Date;
  lastSeen: Date;
}

interface Row {
  id: number;
  accountId: number;
  isFormer: boolean;
  issued_at: Date;
  used_at: Date | null;
  seen_at: Date;
  expires_at: Date;
  is_remembered: boolean;
}

/**
 * The sessions of one realm, in its own table. A session's token is renewed regularly. The next token is derived from the
 * current one and a key of the site, so that a browser that missed the answer gets the same one again. Once the new one has
 * been used, the former is accepted for a moment longer; after that it can only be a copy, and using it ends the session for
 * everybody.
 */
export class Sessions {
  readonly #table: SessionTable['table'];
  readonly #account: SessionTable['account'];
  readonly #hours: SessionTable['hours'];

  constructor({ table, account, hours }: SessionTable) {
    this.#table = table;
    this.#account = account;
    this.#hours = hours;
  }

  /** Starts a session and deletes expired ones. Returns its token. */
  async start(db: Db, { accountId, device, isRemembered }: SessionStart, now = new Date()): Promise<SessionToken> {
    const { token, hash } = newToken();
    const seconds = (isRemembered ? this.#hours.remembered : this.#hours.otherwise) * 3600;
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await db.deleteFrom(this.#table).where('expires_at', '<', now).execute();
    await sql`insert into ${sql.table(this.#table)}
      (token_hash, ${sql.ref(this.#account)}, expires_at, issued_at, created_at, seen_at, browser, system, is_remembered)
      values (${hash}, ${accountId}, ${expiresAt}, ${now}, ${now}, ${now}, ${device.browser}, ${device.system}, ${isRemembered})`.execute(
      db,
    );
    return { token, seconds: isRemembered ? seconds : null };
  }

  /** The session of a token, which this may renew; null if there is none or it has ended. */
  async open(db: Db, token: string | undefined, now = new Date()): Promise<OpenSession | null> {
    if (!token) return null;
    const row = await this.#find(db, token, now);
    if (!row) return null;
    if (isSpent(row, now)) {
      await db.deleteFrom(this.#table).where('id', '=', row.id).execute();
      return null;
    }
    const isDue = row.isFormer ? row.used_at === null : age(row.issued_at, now) >= RENEW_AFTER;
    if (!isDue) await this.#note(db, row, now);
    return { id: row.id, accountId: row.accountId, renewed: isDue ? await this.#renew(db, row, token, now) : null };
  }

  /** Whether a session with this token is open. Changes nothing. */
  async isOpen(db: ReadDb, token: string | undefined, now = new Date()): Promise<boolean> {
    return (await this.accountOf(db, token, now)) !== null;
  }

  /** Id of the account that is logged in with this token, or null. Changes nothing. */
  async accountOf(db: ReadDb, token: string | undefined, now = new Date()): Promise<number | null> {
    const row = token ? await this.#find(db, token, now) : undefined;
    return row && !isSpent(row, now) ? row.accountId : null;
  }

  async end(db: Db, token: string): Promise<void> {
    await sql`delete from ${sql.table(this.#table)} where ${isOf(token)}`.execute(db);
  }

  /** Ends one session of the account. Returns whether it existed. */
  async endOne(db: Db, accountId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom(this.#table)
      .where(sql.ref(this.#account), '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends every session of the account except the given one. */
  async endAll(db: Pick<Db, 'deleteFrom'>, accountId: number, exceptId = 0): Promise<void> {
    await db
      .deleteFrom(this.#table)
      .where(sql.ref(this.#account), '=', accountId)
      .where('id', '!=', exceptId)
      .execute();
  }

  /** The open sessions of the account, the most recently used first. */
  async list(db: Db, accountId: number, now = new Date()): Promise<ListedSession[]> {
    return db
      .selectFrom(this.#table)
      .select(['id', 'browser', 'system', 'created_at as firstSeen', 'seen_at as lastSeen'])
      .where(sql.ref(this.#account), '=', accountId)
      .where('expires_at', '>', now)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  async #find(db: ReadDb, token: string, now: Date): Promise<Row | undefined> {
    const { rows } = await sql<Row>`select id, ${sql.ref(this.#account)} as "accountId", issued_at, used_at, seen_at,
        expires_at, is_remembered, token_hash <> ${hashToken(token)} as "isFormer"
      from ${sql.table(this.#table)} where ${isOf(token)} and expires_at > ${now}`.execute(db);
    return rows[0];
  }

  /** Of several simultaneous requests one replaces the token; all get the same new one. */
  async #renew(db: Db, row: Row, token: string, now: Date): Promise<SessionToken> {
    const next = await keyedHash(db, 'session', this.#table, token);
    if (!row.isFormer)
      await db
        .updateTable(this.#table)
        .set({
          token_hash: hashToken(next),
          former_hash: hashToken(token),
          issued_at: now,
          used_at: null,
          seen_at: now,
        })
        .where('token_hash', '=', hashToken(token))
        .execute();
    const seconds = Math.max(1, Math.floor((row.expires_at.getTime() - now.getTime()) / 1000));
    return { token: next, seconds: row.is_remembered ? seconds : null };
  }

  async #note(db: Db, { id, isFormer, used_at, seen_at }: Row, now: Date): Promise<void> {
    const isFirst = !isFormer && used_at === null;
    if (!isFirst && age(seen_at, now) < SEEN_EVERY) return;
    await db
      .updateTable(this.#table)
      .set({ seen_at: now, ...(isFirst && { used_at: now }) })
      .where('id', '=', id)
      .execute();
  }
}

const isOf = (token: string): RawBuilder<boolean> =>
  sql`(token_hash = ${hashToken(token)} or former_hash = ${hashToken(token)})`;

/** A former token, used after the grace period that follows the new one: a copy. */
const isSpent = ({ isFormer, used_at }: Row, now: Date): boolean =>
  isFormer && used_at !== null && age(used_at, now) > GRACE;

const age = (since: Date, now: Date): number => now.getTime() - since.getTime();
