import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Loaded into a measured process ahead of its own program: tells, when asked, what it holds after a full clean-up, in bytes. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', (question: unknown) => {
  if (question !== 'memory') return;
  collect();
  // What waited to be told that something is gone is let go of in between.
  setTimeout(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ kept: heapUsed + external });
  }, 500);
});
// Being asked keeps no process alive.
process.channel?.unref();
