import { pathOf, routeOf } from '../check/area.ts';
import { type CheckContext, checkAnswer } from '../check/check-answer.ts';
import type { Failure } from '../check/failure.ts';
import type { Attempt } from '../generate/attempt.ts';
import type { Malformed } from '../generate/malformed.ts';
import { curlOf, rawCommand } from '../request/curl.ts';
import { type FuzzRequest, isUnfinished, mayBeClosed } from '../request/fuzz-request.ts';
import { type Sender, toWire } from '../request/wire.ts';
import { converse, statusesIn } from '../send/converse.ts';
import { exchange } from '../send/exchange.ts';
import type { Tally } from './tally.ts';

export interface Attempting extends CheckContext {
  sender: Sender;
  tally: Tally;
  /** An answer that takes longer is a hang, in milliseconds. */
  limit: number;
}

/** Sends it and checks the answer; null if every property holds. */
export function tryAttempt(attempt: Attempt, context: Attempting): Promise<Failure | null> {
  return 'request' in attempt ? tryRequest(attempt.request, context) : tryMalformed(attempt.malformed, context);
}

/** A command that sends it again. */
export const commandOf = (attempt: Attempt, sender: Sender): string =>
  'request' in attempt
    ? curlOf(attempt.request, sender)
    : rawCommand(Buffer.from(attempt.malformed.bytes, 'latin1'), sender.host);

/** A picture, or a PDF with pictures: the api documents how long it may wait in the queue, in milliseconds. */
const MADE_FIRST = /\/api\/pictures\/|\/(share|brochure|window-card)\.\w+/;
const PICTURE_TURN = 5000;

async function tryRequest(
  request: FuzzRequest,
  { sender, tally, limit: usual, ...context }: Attempting,
): Promise<Failure | null> {
  const limit = MADE_FIRST.test(pathOf(request.target)) ? usual + PICTURE_TURN : usual;
  const isLast = isUnfinished(request);
  const bytes = toWire(request, sender);
  const outcome = await exchange({ host: sender.host, bytes, method: request.method, isLast, limit });
  const answer = 'answer' in outcome ? outcome.answer : null;
  tally.count(answer?.status ?? ('late' in outcome ? 'late' : 'closed'), outcome.milliseconds);
  if (answer) return checkAnswer(request, answer, context);
  if ('late' in outcome) return { kind: `hang: ${routeOf(request)}`, reason: `no answer within ${limit} ms` };
  if (mayBeClosed(request)) return null;
  const reason = 'closed' in outcome ? outcome.closed : '';
  return { kind: `closed: ${routeOf(request)}`, reason: `the connection was closed without an answer: ${reason}` };
}

/** A server waits for the rest of an incomplete request; the client ends it after this many milliseconds, unless an answer is pending. */
const SILENCE = { unfinished: 300, answered: 60_000 };

async function tryMalformed(
  { bytes, answers }: Malformed,
  { sender, tally, limit }: Attempting,
): Promise<Failure | null> {
  const { received, milliseconds } = await converse({
    host: sender.host,
    bytes: Buffer.from(bytes, 'latin1'),
    limit,
    silence: answers.least > 0 ? SILENCE.answered : SILENCE.unfinished,
  });
  const statuses = received === null ? [] : statusesIn(received);
  tally.count(received === null ? 'late' : (statuses[0] ?? 'closed'), milliseconds);
  if (received === null) return { kind: 'hang: malformed', reason: `neither closed nor answered within ${limit} ms` };
  const failed = statuses.find((status) => status >= 500);
  if (failed) return { kind: `${failed}: malformed`, reason: `answers ${failed}` };
  if (statuses.length < answers.least || statuses.length > answers.most)
    return { kind: 'number of answers: malformed', reason: `answers ${statuses.length} times: ${statuses.join(', ')}` };
  return null;
}
