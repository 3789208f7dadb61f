import { importFeed, owner } from './api-commands.ts';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { help } from './help.ts';
import { publish, status } from './release-commands.ts';
import { start } from './start.ts';
import { test } from './test.ts';
import { verify } from './verify.ts';

/** Every command by its name. */
export const commands: Record<string, Command> = {
  start,
  test,
  verify,
  bench,
  publish,
  status,
  import: importFeed,
  owner,
  help: help(() => commands),
};
