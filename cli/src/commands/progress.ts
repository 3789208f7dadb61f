/** Prints that a long step begins, and its duration. Returns the step's result. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`  ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}
