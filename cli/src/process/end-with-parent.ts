/** Milliseconds between two polls. */
const LOOK = 1000;

/**
 * Ends this process, as `SIGTERM` does, when its parent is gone: npm's shell does not forward signals. Only if `run.mjs`
 * requests it; under a service manager or after a closed terminal the process must keep running.
 */
export function endWithParent(): void {
  const { FACADE_ENDS_WITH_PARENT: asked } = process.env;
  delete process.env.FACADE_ENDS_WITH_PARENT;
  if (!asked) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK).unref();
}
