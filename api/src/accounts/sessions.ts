import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '../database/index.ts';
import { hashToken, newToken } from './session-token.ts';

/** Where a realm keeps its sessions, and for how long one lasts. */
export interface SessionTable {
  table: 'session' | 'staff_session';
  /** Column with the account's id. */
  account: 'account_id' | 'staff_id';
  hours: number;
}

/** The sessions of one realm, in a table of their own. */
export class Sessions {
  readonly seconds: number;
  readonly #table: SessionTable['table'];
  readonly #account: SessionTable['account'];

  constructor({ table, account, hours }: SessionTable) {
    this.#table = table;
    this.#account = account;
    this.seconds = hours * 3600;
  }

  /** Starts a session and clears away those that have ended. Gives the token that opens it. */
  async start(db: Db, accountId: number, now = new Date()): Promise<string> {
    const { token, hash } = newToken();
    const expiresAt = new Date(now.getTime() + this.seconds * 1000);
    await db.deleteFrom(this.#table).where('expires_at', '<', now).execute();
    await sql`insert into ${sql.table(this.#table)} (token_hash, ${sql.ref(this.#account)}, expires_at)
      values (${hash}, ${accountId}, ${expiresAt})`.execute(db);
    return token;
  }

  async end(db: Db, token: string): Promise<void> {
    await db.deleteFrom(this.#table).where('token_hash', '=', hashToken(token)).execute();
  }

  /** Ends every session of the account. */
  async endAll(db: Pick<Db, 'deleteFrom'>, accountId: number): Promise<void> {
    await db.deleteFrom(this.#table).where(sql.ref(this.#account), '=', accountId).execute();
  }

  /** Within a query: the id of the account whose session this is; null where there is none, or it has ended. */
  accountOf(token: string, now = new Date()): RawBuilder<number> {
    return sql`(select ${sql.ref(this.#account)} from ${sql.table(this.#table)}
      where token_hash = ${hashToken(token)} and expires_at > ${now})`;
  }

  /** Whether somebody is logged in with this token. */
  async isOpen(db: ReadDb, token: string | undefined): Promise<boolean> {
    if (!token) return false;
    const { rows } = await sql<{ isOpen: boolean }>`select ${this.accountOf(token)} is not null as "isOpen"`.execute(
      db,
    );
    return rows[0]?.isOpen ?? false;
  }
}
