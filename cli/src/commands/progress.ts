/** Says that a long step begins, and how long it took. Gives back what the step gave. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`  ${title} …\n`);
  const result = await work();
  process.stdout.write(`  ${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}
