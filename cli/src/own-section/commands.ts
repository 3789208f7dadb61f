import type { Command } from '../commands/command.ts';
import { help } from '../commands/help.ts';
import { findSections } from '../workspace.ts';

/** The command for the section around the working directory: it has no other. */
const own = (load: () => Promise<Command>) => async (): Promise<Command> => {
  const command = await load();
  return {
    ...command,
    usage: command.usage.replace(/^(SECTION|\[[^\]]*(SECTION|mf-NAME)[^\]]*\]) ?/, ''),
    run: (args) => command.run([...findSections(), ...args]),
  };
};

/** Every command of a section with its own project, by its name. */
export const commands: Record<string, () => Promise<Command>> = {
  build: async () => (await import('./build.ts')).build,
  dev: own(async () => (await import('../dev/dev.ts')).dev),
  gallery: own(async () => (await import('../gallery/gallery.ts')).gallery),
  types: own(async () => (await import('../types/types.ts')).types),
  check: own(async () => (await import('../release/check.ts')).check),
  conform: async () => (await import('../release/conform.ts')).conform,
  publish: own(async () => (await import('../release/publish.ts')).publish),
  promote: own(async () => (await import('../release/promote.ts')).promote),
  rollback: own(async () => (await import('../release/roll-back.ts')).rollback),
  halt: own(async () => (await import('../release/halt.ts')).halt),
  retire: own(async () => (await import('../release/retire.ts')).retire),
  override: own(async () => (await import('../release/override.ts')).override),
  login: async () => (await import('./login.ts')).login,
  status: async () => (await import('../release/status.ts')).status,
  health: own(async () => (await import('../health/health.ts')).healthCommand()),
  history: own(async () => (await import('../release/history.ts')).history),
  verify: async () => (await import('./verify.ts')).verify,
  help: async () => help(commands),
};
