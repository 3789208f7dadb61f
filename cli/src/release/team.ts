import { actor, changeTeams, type RegistryDocument, signedChange } from '@facade/platform/registry';
import { type Team, teamOf } from '@facade/platform/registry/teams';
import { createTeamKey, findCredential } from '../client/credential.ts';
import { RegistryClient } from '../client/registry-client.ts';
import { readArguments, readFlags, readOptionalSection } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { REMOTE, type RemoteFlags, storeHere } from '../site/remote-site.ts';
import { siteAddress } from '../site/site-address.ts';
import { assertConfirmed, YES } from './confirmed.ts';
import { linesOf, TEAM_FLAGS, withFlags, withoutId } from './team-changes.ts';

const USAGE = `add SECTION [--id NAME (--public-key KEY [--expires DATE] | --oidc ISSUER --repository R --refs R,…) [--may RIGHTS]]
    [--contact TEXT] [--needs "canary first,two people"] [--budget 24/120]
    [--origin ORIGIN] | remove SECTION [--id NAME] | list | key FILE`;

export const team: Command = {
  usage: `${USAGE} [--site URL --key FILE] [--yes]`,
  summary:
    'For the operator: says who may publish a section, and what else they may do. `team key` makes a new key for a team or a person.',
  async run([action, ...args]) {
    if (action === 'key') return makeKey(args);
    if (action === 'list') return list(args);
    if (action !== 'add' && action !== 'remove') throw new CommandError('team add, remove, list or key?');
    const { section, flags } = readArguments(args, { ...TEAM_FLAGS, ...REMOTE, ...YES });
    const teams = await openTeams(flags);
    const document = await teams.read();
    const before = teamOf(document.extras.teams, section);
    if (!before && action === 'remove') throw new CommandError(`${section} has no team`);
    const after = action === 'add' ? withFlags(before, flags) : before && flags.id ? withoutId(before, flags.id) : null;
    const what = `${action === 'add' ? 'name' : 'remove'} ${flags.id ? `${flags.id} in the team` : 'the team'} of ${section}`;
    for (const line of after ? linesOf(section, after) : [`${section}: only the operator may change it`])
      console.log(line);
    await assertConfirmed(`${what[0]?.toUpperCase()}${what.slice(1)}?`, flags.yes);
    console.log(`${what}: done (registry revision ${await teams.write(document, { section, after, what })})`);
  },
};

async function makeKey(args: string[]): Promise<void> {
  const { section: file } = readOptionalSection(args, {});
  if (!file) throw new CommandError('which file? facade team key team.pem');
  console.log(await createTeamKey(file));
}

async function list(args: string[]): Promise<void> {
  const { extras } = await (await openTeams(readFlags(args, REMOTE))).read();
  const sections = Object.entries(extras.teams?.sections ?? {});
  if (sections.length === 0) console.log('no section has a team: only the operator publishes');
  for (const line of sections.flatMap(([section, each]) => linesOf(section, each))) console.log(line);
}

interface Change {
  section: string;
  after: Team | null;
  what: string;
}

interface Teams {
  read(): Promise<RegistryDocument>;
  /** Returns the new revision. */
  write(document: RegistryDocument, change: Change): Promise<number>;
}

/** The teams of a running site for which the operator's key is given, or of this machine's store. */
async function openTeams({ site, key: file }: RemoteFlags): Promise<Teams> {
  const address = siteAddress(site);
  const credential = await findCredential(file, address);
  if (credential && 'key' in credential) {
    const client = new RegistryClient(address, { ...credential, name: actor() });
    return {
      read: () => client.document(),
      async write(document, { section, after, what }) {
        return client.changeTeams({ change: signedChange(document, section, after, credential.key), section, what });
      },
    };
  }
  const store = storeHere({ site });
  return {
    read: () => store.registry.read(),
    async write(document, { section, after, what }) {
      const known = await store.operator.publicKey();
      const key = known ? await store.operator.signingKey() : await store.operator.create();
      if (!key) throw new CommandError("this machine has not the operator's key: set it in FACADE_OPERATOR_KEY");
      const change = signedChange(document, section, after, key);
      const { extras } = await changeTeams(store, change, { section, change: what, by: actor() });
      return extras.revision;
    },
  };
}
