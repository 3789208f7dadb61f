import { importFeed, owner } from './api-commands.ts';
import { bench } from './bench.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { dev } from './dev.ts';
import { help } from './help.ts';
import { newSection } from './new/new.ts';
import { override } from './override.ts';
import { halt } from './release/halt.ts';
import { history } from './release/history.ts';
import { promote } from './release/promote.ts';
import { publish } from './release/publish.ts';
import { rollback } from './release/roll-back.ts';
import { status } from './release/status.ts';
import { staff } from './staff.ts';
import { start } from './start.ts';
import { test } from './test.ts';
import { verify } from './verify.ts';

/** Every command by its name. */
export const commands: Record<string, Command> = {
  start,
  test,
  verify,
  bench,
  build,
  new: newSection,
  dev,
  check,
  publish,
  rollback,
  promote,
  halt,
  status,
  history,
  override,
  staff,
  import: importFeed,
  owner,
  help: help(() => commands),
};
