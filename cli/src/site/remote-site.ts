import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '@facade/platform/attestation';
import { actor, type Store } from '@facade/platform/registry';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import { type Credential, findCredential } from '../client/credential.ts';
import type { ShellFacts } from '../client/protocol.ts';
import { RegistryClient } from '../client/registry-client.ts';
import { CommandError } from '../commands/command.ts';
import { OWN_SECTION, ROOT } from '../workspace.ts';
import { dataFolder } from './data-folder.ts';
import { siteAddress } from './site-address.ts';
import { storeIn } from './site-store.ts';

/** Flags of a command that may act on a running site. */
export const REMOTE = { site: { type: 'string' }, key: { type: 'string' } } as const;

export interface RemoteFlags {
  site?: string;
  key?: string;
}

/** Milliseconds in which a site on this machine answers. */
const TIMEOUT = 2000;

/**
 * The registry service of the site that a key is given for: `--key`, `FACADE_TEAM_KEY` or a build server's token. Null without one:
 * the command then acts on the store of this machine.
 */
export async function remoteSite({ site, key }: RemoteFlags): Promise<RegistryClient | null> {
  const address = siteAddress(site);
  const credential = await findCredential(key, address);
  return credential && new RegistryClient(address, credential);
}

/** Where `facade login` puts the key of whoever works on a section of its own. Git ignores it. */
export const OWN_KEY = join(ROOT, 'team.pem');

/** The credential for a section of its own: a named one, or else that of `facade login`. */
export const ownCredential = async ({ site, key }: RemoteFlags): Promise<Credential | null> => {
  const address = siteAddress(site);
  const named = await findCredential(key, address);
  return named ?? (existsSync(OWN_KEY) ? findCredential(OWN_KEY, address) : null);
};

/** As {@link remoteSite}. A section of its own has no store, but the key of `facade login`: throws if there is none either. */
export async function keyedSite(flags: RemoteFlags): Promise<RegistryClient | null> {
  if (!OWN_SECTION) return remoteSite(flags);
  const credential = await ownCredential(flags);
  if (credential) return new RegistryClient(siteAddress(flags.site), credential);
  throw new CommandError(
    'this needs a key of the team: `npx facade login` makes one; or --key FILE, or FACADE_TEAM_KEY',
  );
}

/** The same; without a key, the running site of this machine's store, with the operator's key in its data folder. */
export async function publishingSite(flags: RemoteFlags): Promise<RegistryClient | null> {
  const remote = await keyedSite(flags);
  if (remote) return remote;
  const store = storeIn(dataFolder());
  const [operator, registry] = await Promise.all([store.operator.signingKey(), store.keys.publicKey()]);
  if (!operator || !registry) return null;
  const address = siteAddress(flags.site);
  const url = new URL(`${REGISTRY_URL}/shell`, address);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  const facts = answer?.ok ? ((await answer.json().catch(() => null)) as ShellFacts | null) : null;
  if (facts?.registry !== fingerprintOf(registry)) return null;
  return new RegistryClient(address, { key: operator, name: actor() });
}

/**
 * The store of this machine, for a command that was given no key. Throws if a site is named: what was meant for that site would happen
 * here.
 */
export function storeHere({ site }: RemoteFlags): Store {
  if (site === undefined) return storeIn(dataFolder());
  throw new CommandError(
    `${site} asks for a key: --key FILE, or FACADE_TEAM_KEY; without --site, the store here is meant`,
  );
}

/** Prints the gate's lines as they come. */
export const sayLine = (line: string): void => void process.stdout.write(`  ${line}\n`);
