import { type CompiledQuery, sql } from 'kysely';
import pTimeout from 'p-timeout';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { connect, DatabaseUnavailable, type Db } from '../../platform/index.ts';
import { readRevision } from '../catalogue.ts';

/** Connections of an api to each replica, as to the primary. */
const CONNECTIONS = 10;

/** Pauses between checks in milliseconds: of a replica that answers, and increasing ones of a replica that does not. */
const CHECK_EVERY = 250;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Rows of one statement, and the revision of the catalogue right after it. */
export interface ReplicaAnswer {
  rows: unknown[];
  revision: string;
}

export interface ReplicaOptions {
  url: string;
  /** Position in the primary's WAL that it must have reached to have the current tables. */
  since: string;
  /** Called after each check. */
  onCheck(): void;
}

/**
 * A read-only copy of the database that follows the primary. Only its health checks, on a separate connection, decide
 * whether it works, because a statement may fail for many reasons. When it stops answering, statements in progress fail
 * at once, so that other servers answer them.
 */
export class Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  /**
   * The revision of the catalogue at the last check; null while it does not answer, or lacks the tables of this
   * version.
   */
  revision: string | null = null;
  /** Why it does not answer; null while it does. */
  problem: string | null = 'not checked yet';
  readonly #options: ReplicaOptions;
  readonly #reading: Db;
  readonly #checking: Db;
  readonly #underWay = new Set<(reason: Error) => void>();
  #timer: NodeJS.Timeout | undefined;
  #check: Promise<void> | null = null;
  #pause = FIRST_PAUSE;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.name = nameOf(options.url);
    this.#reading = open(options.url, CONNECTIONS, TIME_LIMITS.replicaStatement);
    this.#checking = open(options.url, 1, TIME_LIMITS.replicaCheck);
  }

  /** @throws the statement's error, or `DatabaseUnavailable` as soon as the replica is known to be down */
  ask(query: CompiledQuery): Promise<ReplicaAnswer> {
    return new Promise((resolve, reject) => {
      this.#underWay.add(reject);
      this.#execute(query)
        .then(resolve, (error) => {
          void this.check();
          reject(error);
        })
        .finally(() => this.#underWay.delete(reject));
    });
  }

  /** Checks it now and then periodically. */
  check(): Promise<void> {
    clearTimeout(this.#timer);
    this.#check ??= this.#look().finally(() => {
      this.#check = null;
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.check(), this.problem === null ? CHECK_EVERY : this.#pause).unref();
      this.#options.onCheck();
    });
    return this.#check;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#fail('the site is stopping');
    await this.#check;
    await Promise.all([this.#reading.destroy(), this.#checking.destroy()]);
  }

  async #execute(query: CompiledQuery): Promise<ReplicaAnswer> {
    // Read on the same connection after the statement, so the rows are not newer than this.
    const answer = await this.#reading.connection().execute(async (connection) => {
      const { rows } = await connection.executeQuery(query);
      return { rows, revision: await readRevision(connection) };
    });
    if (this.problem === null) this.revision = answer.revision;
    return answer;
  }

  async #look(): Promise<void> {
    try {
      const looking = this.#state();
      looking.catch(() => {});
      const state = await pTimeout(looking, {
        milliseconds: TIME_LIMITS.replicaCheck,
        message: `no answer within ${TIME_LIMITS.replicaCheck} ms`,
      });
      if (!state.follows) throw new Error('it is not a replica: it takes writes of its own');
      this.revision = state.revision;
      this.problem = null;
      this.#pause = FIRST_PAUSE;
    } catch (error) {
      if (this.problem !== null) this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
      const cause = error instanceof DatabaseUnavailable ? error.cause : error;
      this.#fail((cause as Error).message || 'it takes no connections');
    }
  }

  async #state() {
    const { rows } = await sql<{ follows: boolean; isComplete: boolean }>`
      select pg_is_in_recovery() as follows,
        coalesce(pg_last_wal_replay_lsn() >= ${this.#options.since}::pg_lsn, false) as "isComplete"`.execute(
      this.#checking,
    );
    const [state] = rows;
    if (!state?.follows || !state.isComplete) return { follows: state?.follows, revision: null };
    return { follows: true, revision: await readRevision(this.#checking) };
  }

  #fail(problem: string): void {
    this.problem = problem;
    this.revision = null;
    for (const fail of this.#underWay) fail(new DatabaseUnavailable(new Error(problem)));
    this.#underWay.clear();
  }
}

const open = (url: string, max: number, limit: number): Db =>
  connect(
    { connectionString: url, max, connectionTimeoutMillis: TIME_LIMITS.replicaConnection },
    // The checks notice and log outages.
    { statementLimit: limit, serverLimit: limit, onAnswer() {}, onFailure() {} },
  );

/** Without user and password. */
function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${hostname}:${port || 5432}`;
}
