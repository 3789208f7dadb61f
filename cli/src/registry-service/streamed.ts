import type { FastifyReply } from 'fastify';
import type { Changed, GateEvent } from '../client/protocol.ts';
import { FAILED, refusalOf } from './refused.ts';

/** A proxy closes a connection that is silent for longer. In milliseconds. */
const BEAT = 10_000;

/** Answers with the lines of `work` as server-sent events, and at last with what it led to or why it was refused. */
export async function streamed(
  reply: FastifyReply,
  work: (say: (line: string) => void) => Promise<Changed>,
): Promise<FastifyReply> {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  // A client sends again what has no answer: this work may wait for its turn before it has a line.
  raw.flushHeaders();
  // A client that has gone does not stop a publication: it can ask again.
  raw.on('error', () => {});
  const send = ({ event, data }: GateEvent) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const beat = setInterval(() => raw.write(': \n\n'), BEAT);
  try {
    send({ event: 'done', data: await work((line) => send({ event: 'line', data: line })) });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) reply.log.warn({ refused: refusal.answer.code, why: refusal.message }, 'a release was refused');
    else reply.log.error({ err: error }, 'a release could not be handled');
    send({ event: 'refused', data: refusal?.answer ?? FAILED });
  } finally {
    clearInterval(beat);
    raw.end();
  }
  return reply;
}
