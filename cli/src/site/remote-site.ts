import { fingerprintOf } from '@facade/platform/attestation';
import { actor, type Store } from '@facade/platform/registry';
import { REGISTRY_URL } from '@facade/platform/registry/teams';
import { findCredential } from '../client/credential.ts';
import type { ShellFacts } from '../client/protocol.ts';
import { RegistryClient } from '../client/registry-client.ts';
import { CommandError } from '../commands/command.ts';
import { OWN_SECTION } from '../workspace.ts';
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

/**
 * The same; without a key, that of the running site of this machine's store, with the operator's key in its data folder. A section of its
 * own has no store: throws.
 */
export async function publishingSite(flags: RemoteFlags): Promise<RegistryClient | null> {
  const remote = await remoteSite(flags);
  if (remote) return remote;
  if (OWN_SECTION) throw new CommandError('this needs a key of the team: --key FILE, or FACADE_TEAM_KEY');
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
