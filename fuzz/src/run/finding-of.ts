import type { Failure } from '../check/failure.ts';
import type { Attempt } from '../generate/attempt.ts';
import type { Sender } from '../request/wire.ts';
import { commandOf } from './try-attempt.ts';

export interface Finding extends Failure {
  /** The smallest request found that fails this way, as a shell command. */
  command: string;
}

/** fast-check's report of a failed run. */
interface FailedRun {
  counterexample: readonly [Attempt] | null;
  errorInstance: unknown;
  numRuns: number;
}

/**
 * The finding of a failed run. One without a request, or without a failure of the site, is an error of the fuzzer: that is a
 * finding, too.
 */
export function findingOf(run: FailedRun, failure: Failure | null, sender: Sender): Finding {
  const [attempt] = run.counterexample ?? [];
  if (!attempt) {
    const reason = `a run ended after ${run.numRuns} requests: ${String(run.errorInstance ?? 'no reason given')}`;
    return { kind: 'fuzzer', reason, command: 'none: no request was the cause' };
  }
  return { ...(failure ?? { kind: 'fuzzer', reason: String(run.errorInstance) }), command: commandOf(attempt, sender) };
}
