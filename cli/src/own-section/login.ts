import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { createTeamKey, publicLineOf } from '../client/credential.ts';
import { RefusedError, RegistryClient } from '../client/registry-client.ts';
import { readFlags } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { OWN_KEY, ownCredential, REMOTE } from '../site/remote-site.ts';
import { siteAddress } from '../site/site-address.ts';
import { findSections } from '../workspace.ts';

export const login: Command = {
  usage: '[--site URL] [--key FILE]',
  summary:
    'Says who you are to the site, and what you may do there. Makes a key if you have none, for its operator to name.',
  async run(args) {
    const flags = readFlags(args, REMOTE);
    const site = siteAddress(flags.site);
    const credential = await ownCredential(flags);
    if (!credential) {
      const line = await createTeamKey(OWN_KEY);
      console.log(`${basename(OWN_KEY)} is your key for ${site.host}: keep it to yourself, and out of Git.`);
      return console.log(forOperator(line));
    }
    try {
      const { by, rights } = await new RegistryClient(site, credential).identity();
      const all =
        rights === 'all' ? ['everything'] : Object.entries(rights).map(([at, may]) => `${at}: ${may.join(', ')}`);
      console.log(`${by} on ${site.host}\n${all.map((line) => `  ${line}`).join('\n')}`);
    } catch (error) {
      const isUnknown = error instanceof RefusedError && error.answer.code === 'unknown-key';
      if (!isUnknown || !('key' in credential)) throw error;
      throw new CommandError(`${site.host} does not know this key yet. ${forOperator(publicLineOf(credential.key))}`);
    }
  },
};

/** What the operator of the site enters, once. */
function forOperator(line: string): string {
  const [section] = findSections();
  const id =
    userInfo()
      .username.toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '') || 'me';
  return `Its operator names it: facade team add ${section} --contact MAIL --id ${id} --public-key ${line}`;
}
