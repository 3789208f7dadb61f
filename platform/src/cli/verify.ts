import { join } from 'node:path';
import type { Command } from './command.ts';
import { step } from './progress.ts';
import { dataFolder } from './site-folders.ts';
import { boundaries, deadCode, format, types, unitTests } from './tools.ts';

/** Everything that needs no running site. */
export async function verifySources(report: string): Promise<void> {
  await step('format and lint', format);
  await step('types', types);
  await step('boundaries', boundaries);
  await step('dead code', deadCode);
  await step('tests', () => unitTests(report));
}

export const verify: Command = {
  usage: '',
  summary: 'Checks format, lint, types, boundaries and dead code, and runs all tests but the browser journeys.',
  run: () => verifySources(join(dataFolder(), 'unit-tests.json')),
};
