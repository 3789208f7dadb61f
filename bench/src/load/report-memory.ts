import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into a measured process: reports on request how many bytes it holds after a full garbage collection. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

process.on('message', (question: unknown) => {
  if (question !== 'memory') return;
  collect();
  // Finalizers run in between and release more.
  setTimeout(() => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.({ kept: heapUsed + external });
  }, 500);
});
// The channel must not keep the process alive.
process.channel?.unref();
