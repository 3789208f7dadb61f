import { keyFor, STAFF_PARAMETER, signStaff, siteSecret } from '@facade/platform/tokens';
import { dataFolder } from '../site/data-folder.ts';
import { siteAddress } from '../site/site-address.ts';
import { runApiProgram } from './api-commands.ts';
import { readFlags } from './arguments.ts';
import type { Command } from './command.ts';
import { untilOf } from './time-span.ts';

const ACCOUNT_ACTIONS = new Set(['invite', 'add', 'list', 'remove']);

export const staff: Command = {
  usage:
    '[invite EMAIL --name NAME --role manager|agent [--agent ID] [--language nl] | add EMAIL … | list | remove EMAIL] [--site URL] [--for 30d]',
  summary:
    'Manages the accounts of the agency’s inbox (/agency/): `invite` mails a link to choose a password, `add` prints one. Without arguments: prints a signed link to the view of section boundaries (Alt+B); it expires.',
  async run(args) {
    if (ACCOUNT_ACTIONS.has(args[0] ?? '')) return runApiProgram('staff.ts', args);
    const flags = readFlags(args, { site: { type: 'string' }, for: { type: 'string' } });
    const until = untilOf('--for', flags.for ?? '30d');
    const link = siteAddress(flags.site);
    const key = keyFor('staff', await siteSecret(dataFolder(), process.env));
    link.searchParams.set(STAFF_PARAMETER, signStaff(key, until));
    console.log(link.href);
  },
};
