import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { Db, ReadDb, Tables } from '../../platform/index.ts';
import { type CatalogueReads, type ReplicaState, readPrimary } from './catalogue-reads.ts';
import { NewestRevision } from './newest-revision.ts';
import { Replica } from './replica.ts';
import { type ReplicaLog, ReplicaWatch } from './replica-watch.ts';

/** Most replicas to try for one statement, because each may take its whole time limit. */
const TRIES = 2;

/**
 * Reads the catalogue from replicas that have the newest revision, in turn. If none has it, or a replica fails, the
 * primary answers. No read shows an older revision than a read that ended before it: a replica is used only if it is
 * known to have the newest revision, and if it returns a newer one, that becomes the newest before the answer is used.
 * Without replicas the primary answers everything.
 * @throws the primary's error at the start
 */
export async function openReads(primary: Db, urls: readonly string[], log: ReplicaLog): Promise<CatalogueReads> {
  if (urls.length === 0) return readPrimary(primary);
  const newest = new NewestRevision(primary);
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
  await newest.ask();
  const watches = urls.map((url) => {
    const replica = new Replica({ url, since: rows[0]?.lsn ?? '0/0', onCheck: () => noticed(watch) });
    const watch = new ReplicaWatch(replica, newest, log);
    return watch;
  });
  // A revision that was imported in between: only the primary knows whether it is newer.
  const noticed = (watch: ReplicaWatch) => {
    const { revision } = watch.replica;
    if (revision === null || revision === newest.known || revision === watch.unknown) return watch.report();
    watch.unknown = revision;
    newest.ask().then(
      () => watch.report(),
      () => {
        watch.unknown = null;
      },
    );
  };
  let turn = Math.floor(Math.random() * watches.length);
  const inTurn = () => {
    turn = (turn + 1) % watches.length;
    return [...watches.slice(turn), ...watches.slice(0, turn)];
  };

  async function ofReplica(query: CompiledQuery): Promise<unknown[] | null> {
    if (!watches.some(({ replica }) => replica.problem === null)) return null;
    const revision = await newest.certain();
    const fit = inTurn().filter(({ replica }) => replica.revision === revision);
    for (const watch of fit.slice(0, TRIES)) {
      const answer = await watch.replica.ask(query).catch(() => null);
      if (!answer) continue;
      if (answer.revision !== revision && answer.revision !== (await newest.ask())) return null;
      watch.answered += 1;
      return answer.rows;
    }
    return null;
  }

  async function ofPrimary(query: CompiledQuery): Promise<unknown[]> {
    const { rows: found } = await primary.executeQuery(query);
    newest.wasRead();
    return found;
  }

  await Promise.all(watches.map(({ replica }) => replica.check()));
  return {
    db: routed(async (query) => (await ofReplica(query)) ?? ofPrimary(query)),
    newest: () => newest.ask(),
    isOutdated: (revision) => newest.known !== revision || !newest.isCertain,
    replicas: (): ReplicaState[] => watches.map((watch) => watch.state()),
    close: async () => {
      await Promise.all(watches.map(({ replica }) => replica.close()));
    },
  };
}

/** A database whose every statement is answered by `ask`. It has no connections, so it has no transactions: `ReadDb` offers none. */
function routed(ask: (query: CompiledQuery) => Promise<unknown[]>): ReadDb {
  const client = {
    async query(statement: string, values: readonly unknown[]) {
      const rows = await ask(CompiledQuery.raw(statement, [...values]));
      return { command: 'SELECT', rowCount: rows.length, rows };
    },
    release() {},
  };
  const pool = { options: {}, connect: async () => ({ ...client }), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) });
}
