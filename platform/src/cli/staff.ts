import { keyFor, siteSecret } from '../tokens/site-secret.ts';
import { STAFF_PARAMETER, signStaff } from '../tokens/staff.ts';
import type { Command } from './command.ts';
import { readFlags } from './release/arguments.ts';
import { siteAddress } from './site-address.ts';
import { dataFolder } from './site-folders.ts';
import { untilOf } from './time-span.ts';

export const staff: Command = {
  usage: '[--site URL] [--for 30d]',
  summary:
    'Prints a signed link: the browser that opens it may look at the boundaries of sections (Alt+B), until it ends.',
  async run(args) {
    const flags = readFlags(args, { site: { type: 'string' }, for: { type: 'string' } });
    const until = untilOf('--for', flags.for ?? '30d');
    const link = siteAddress(flags.site);
    const key = keyFor('staff', await siteSecret(dataFolder(), process.env));
    link.searchParams.set(STAFF_PARAMETER, signStaff(key, until));
    console.log(link.href);
  },
};
