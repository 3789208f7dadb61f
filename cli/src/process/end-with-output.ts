/**
 * Ends this process, as `SIGTERM` does, when nobody reads its output any more (`… | head`): whatever cleans up on that signal
 * runs, and no stack trace is printed. Not with status 0: a check that was not completed did not pass.
 */
export function endWithOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
}

function end(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  for (const stream of [process.stdout, process.stderr]) stream.off('error', end).on('error', () => {});
  process.kill(process.pid, 'SIGTERM');
}
