/**
 * The encoder: a separate process with a low priority, so that pictures mostly use processor time that requests leave
 * idle. The api starts it and sends it jobs; it ends with the api.
 */

import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isTransient } from './is-transient.ts';
import type { EncoderMessage, JobMessage } from './protocol.ts';

lowerPriority();
// Ignore these signals: terminals and services send them to every process, but the api still needs the encoder to
// finish its answers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Not `exit`, which would wait for the encoding threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const { runJob } = await import('./run-job.ts');

/** How often it reports its memory while it works, in milliseconds. */
const REPORT_EVERY = 250;
let running = 0;
const send = (message: EncoderMessage) => process.connected && process.send?.(message);
const memory = () => process.memoryUsage.rss();

process.on('message', async ({ id, job }: JobMessage) => {
  running += 1;
  try {
    const result = await runJob(job);
    send({ kind: 'done', id, memory: memory(), result });
  } catch (error) {
    const kind = isTransient(error as Error) ? 'failed' : 'unreadable';
    send({ kind, id, memory: memory(), reason: (error as Error).message });
  }
  running -= 1;
});
setInterval(() => running > 0 && send({ kind: 'memory', memory: memory() }), REPORT_EVERY).unref();
send({ kind: 'ready' });

/**
 * Lowers the priority of this process. On Linux each thread has its own priority: this sets it for the existing
 * threads, and the encoding threads, which start later, inherit it.
 */
function lowerPriority(): void {
  for (const thread of [0, ...runningThreads()]) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended.
    }
  }
}

function runningThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}
