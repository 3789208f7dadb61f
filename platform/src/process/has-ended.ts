/** Whether no process of this machine has that number. A reused number counts as running. */
export function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Any other error means that there is such a process, of another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
