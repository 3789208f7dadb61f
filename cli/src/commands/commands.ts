import type { Command } from './command.ts';

/** Every command by its name. Each is loaded when it is asked for: `start` runs for months and is to hold little. */
export const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('../start/start.ts')).start,
  test: async () => (await import('../verify/test.ts')).test,
  verify: async () => (await import('../verify/verify.ts')).verify,
  bench: async () => (await import('./bench.ts')).bench,
  build: async () => (await import('../build/build.ts')).build,
  new: async () => (await import('../new/new.ts')).newSection,
  dev: async () => (await import('../dev/dev.ts')).dev,
  types: async () => (await import('../types/types.ts')).types,
  check: async () => (await import('../release/check.ts')).check,
  publish: async () => (await import('../release/publish.ts')).publish,
  rollback: async () => (await import('../release/roll-back.ts')).rollback,
  promote: async () => (await import('../release/promote.ts')).promote,
  halt: async () => (await import('../release/halt.ts')).halt,
  retire: async () => (await import('../release/retire.ts')).retire,
  repair: async () => (await import('../release/repair.ts')).repair,
  status: async () => (await import('../release/status.ts')).status,
  history: async () => (await import('../release/history.ts')).history,
  override: async () => (await import('../release/override.ts')).override,
  staff: async () => (await import('./staff.ts')).staff,
  import: async () => (await import('./api-commands.ts')).importFeed,
  owner: async () => (await import('./api-commands.ts')).owner,
  backup: async () => (await import('./api-commands.ts')).backup,
  restore: async () => (await import('./api-commands.ts')).restore,
  help: async () => (await import('./help.ts')).help(commands),
};
