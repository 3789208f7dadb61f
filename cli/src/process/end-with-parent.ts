/** Milliseconds between two looks. */
const LOOK = 1000;

/**
 * Ends this process, as `SIGTERM` does, when the one that started it is gone: npm's shell passes no signal on. Only where `run.mjs`
 * asks for it; a service manager or a terminal that was closed is no reason.
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
