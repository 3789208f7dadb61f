import { join } from 'node:path';
import type { Command } from './command.ts';
import { step } from './progress.ts';
import { dataFolder } from './site-folders.ts';
import { boundaries, deadCode, format, types, unitTests } from './tools.ts';

/** Every check that needs no running site, in the order in which a mistake is most quickly found. */
export const verifications = (report: string): (() => Promise<void>)[] => [
  () => step('format and lint', format),
  () => step('types', types),
  () => step('boundaries', boundaries),
  () => step('dead code', deadCode),
  () => step('tests', () => unitTests(report)),
];

export const verify: Command = {
  usage: '',
  summary: 'Checks format, lint, types, boundaries and dead code, and runs all tests but the browser journeys.',
  async run() {
    for (const check of verifications(join(dataFolder(), 'unit-tests.json'))) await check();
  },
};
