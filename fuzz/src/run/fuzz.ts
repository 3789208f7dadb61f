import fc from 'fast-check';
import { FailedProperty } from '../check/failure.ts';
import { ResponseSchemas } from '../check/response-schemas.ts';
import { type Attempt, anyAttempt } from '../generate/attempt.ts';
import type { Sender } from '../request/wire.ts';
import { readTarget, type Target } from '../target/read-target.ts';
import { Controls } from './controls.ts';
import { type Finding, findingOf } from './finding-of.ts';
import { type Credentials, OwnerSession, visitorAddress } from './owner-session.ts';
import { Shrinking } from './shrinking.ts';
import { Tally } from './tally.ts';
import { commandOf, tryAttempt } from './try-attempt.ts';

export interface FuzzOptions {
  /** Address of a running site. */
  url: string;
  /** The same seed sends the same requests to the same site. */
  seed: number;
  requests: number;
  /** How many requests are under way at once. */
  lanes?: number;
  /** Logs in with it, so that requests reach what only owners see. */
  owner?: Credentials | undefined;
  /** An answer that takes longer is a hang, in milliseconds; 5 s by default. */
  limit?: number;
  /** Called now and then with the number of requests that are done. */
  progress?: (requests: number) => void;
}

export interface FuzzReport {
  seed: number;
  tally: Tally;
  /** One of each kind. */
  findings: readonly Finding[];
  controls: Pick<Controls, 'count' | 'slowest'>;
}

const LANES = 8;
const LIMIT = 5000;
/** Shrinking ends after this many times the limit: for a hang, each attempt takes that long. */
const SHRINK_LIMITS = 10;
/** Number of requests between two controls. */
const CONTROL_EVERY = 250;
/** Maximum number of kinds of failure: more add no information. */
const MAX_FINDINGS = 40;

/** Sends generated requests to a running site and checks every answer. Rejects if the site does not list its endpoints. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const run = new Run(options, await readTarget(options.url));
  await run.start();
  return run.report();
}

class Run {
  readonly #options: FuzzOptions;
  readonly #limit: number;
  readonly #target: Target;
  readonly #schemas: ResponseSchemas;
  readonly #session: OwnerSession;
  readonly #controls: Controls;
  readonly #tally = new Tally();
  readonly #findings = new Map<string, Finding>();
  #last: string[] = [];
  #isOver = false;

  constructor(options: FuzzOptions, target: Target) {
    const origin = new URL(options.url).origin;
    this.#options = options;
    this.#limit = options.limit ?? LIMIT;
    this.#target = target;
    this.#schemas = new ResponseSchemas(target.operations);
    this.#session = new OwnerSession(origin, options.owner);
    this.#controls = new Controls(origin, target.languages[0] ?? 'nl', this.#limit);
  }

  async start(): Promise<void> {
    const { requests, lanes = LANES } = this.#options;
    await this.#session.renew();
    const attempts = anyAttempt(this.#target);
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) => this.#lane(attempts, lane, Math.ceil(requests / lanes))),
    );
    await this.#control();
  }

  report(): FuzzReport {
    const { count, slowest } = this.#controls;
    const findings = [...this.#findings.values()];
    return {
      seed: this.#options.seed,
      tally: this.#tally,
      findings,
      controls: { count, slowest: Math.round(slowest) },
    };
  }

  /** One request after another; after a failure, continues without that kind of failure. */
  async #lane(attempts: fc.Arbitrary<Attempt>, lane: number, requests: number): Promise<void> {
    let left = requests;
    for (let part = 0; left > 0 && !this.#isOver && this.#findings.size < MAX_FINDINGS; part += 1) {
      const seed = (this.#options.seed + lane * 1_000_003 + part * 7919) | 0;
      const shrinking = new Shrinking(this.#findings, SHRINK_LIMITS * this.#limit);
      const sender = this.#sender();
      const details = await fc.check(
        fc.asyncProperty(attempts, (attempt) => this.#attempt(attempt, shrinking)),
        { seed, numRuns: left },
      );
      if (!details.failed) return;
      // At least one: a run that fails before its first request would repeat forever.
      left -= Math.max(1, details.numRuns);
      const finding = findingOf(details, shrinking.failure, sender);
      this.#findings.set(finding.kind, finding);
    }
  }

  async #attempt(attempt: Attempt, shrinking: Shrinking): Promise<void> {
    if (this.#isOver || shrinking.isOver()) return;
    const sender = this.#sender();
    this.#last = [...this.#last.slice(-2 * LANES), commandOf(attempt, sender)];
    const { languages } = this.#target;
    const failure = await tryAttempt(attempt, {
      sender,
      languages,
      schemas: this.#schemas,
      tally: this.#tally,
      limit: this.#limit,
    });
    if (this.#tally.requests % CONTROL_EVERY === 0) await this.#control();
    if (!failure) return;
    // One request without an answer is a finding; a site without answers ends the run.
    if (!shrinking.failure && failure.kind.startsWith('hang')) await this.#control();
    if (shrinking.counts(failure)) throw new FailedProperty(failure);
  }

  async #control(): Promise<void> {
    this.#options.progress?.(this.#tally.requests);
    const before = this.#last.join('\n');
    const reason = await this.#controls.check();
    if (reason) {
      this.#isOver = true;
      this.#findings.set('control', { kind: 'control', reason, command: `the last requests before it:\n${before}` });
      return;
    }
    await this.#session.renew();
  }

  #sender(): Sender {
    return { host: this.#target.host, visitor: visitorAddress(), session: this.#session.cookie };
  }
}
