import { keyFor, signPass, siteSecret } from '@facade/platform/tokens';
import { dataFolder } from '../site/data-folder.ts';
import { readFlags } from './arguments.ts';
import type { Command } from './command.ts';
import { untilOf } from './time-span.ts';

export const pass: Command = {
  usage: '[--for 8h]',
  summary: 'Prints a signed pass with an expiry: with it, facade dev may read the server builds of this site.',
  async run(args) {
    const flags = readFlags(args, { for: { type: 'string' } });
    const until = untilOf('--for', flags.for ?? '8h');
    console.log(signPass(keyFor('pass', await siteSecret(dataFolder(), process.env)), until));
  },
};
