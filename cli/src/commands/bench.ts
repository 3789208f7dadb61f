import { runProgram } from '../process/run-program.ts';
import { findOrInstallBrowser } from '../verify/browser.ts';
import { PATHS } from '../workspace.ts';
import type { Command } from './command.ts';

export const bench: Command = {
  usage: '[PART …]',
  summary: 'Measures the composed site, compared with the same code built as one application and with static pages.',
  async run(args) {
    const browser = await findOrInstallBrowser();
    await runProgram(PATHS.bench, args, browser ? { FACADE_CHROMIUM: browser } : {});
  },
};
