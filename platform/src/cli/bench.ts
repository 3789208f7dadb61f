import { findOrInstallBrowser } from './browser.ts';
import type { Command } from './command.ts';
import { runProgram } from './run-program.ts';

export const bench: Command = {
  usage: '[PART …]',
  summary: 'Measures the composed site beside the same code built as one application and beside static pages.',
  async run(args) {
    const browser = await findOrInstallBrowser();
    await runProgram('bench/src/main.ts', args, browser ? { FACADE_CHROMIUM: browser } : {});
  },
};
