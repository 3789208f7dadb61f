/** Runs after the last test file of the api. */
export default async function teardown(): Promise<void> {
  await (globalThis as { stopSharedPostgres?: () => Promise<void> }).stopSharedPostgres?.();
}
