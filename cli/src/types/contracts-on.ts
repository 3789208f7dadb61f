import type { SectionContract } from '@facade/platform/contract';
import type { RegistryDocument } from '@facade/platform/registry';
import { CommandError } from '../commands/command.ts';

/** Timeout for one file, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Contracts of the releases that are live on a site, canaries after the live ones, without those of `except`. Releases older
 * than contracts are left out. Throws a one-line error if no site answers.
 */
export async function contractsOn(site: URL, except: readonly string[]): Promise<SectionContract[]> {
  const { microFrontends } = await read<Pick<RegistryDocument, 'microFrontends'>>(new URL('/registry.json', site));
  const releases = Object.entries(microFrontends)
    .filter(([section]) => !except.includes(section))
    .flatMap(([, deployments]) => deployments)
    .sort((a, b) => Number(b.deployment.default) - Number(a.deployment.default));
  const contracts = await Promise.all(
    releases.map(({ extras }) => read<SectionContract>(new URL('contract.json', new URL(extras.base, site)), 404)),
  );
  return contracts.filter((contract) => contract !== null);
}

async function read<T>(url: URL): Promise<T>;
async function read<T>(url: URL, missing: number): Promise<T | null>;
async function read<T>(url: URL, missing?: number): Promise<T | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  if (response?.ok) return (await response.json()) as T;
  if (response && response.status === missing) return null;
  const why = response ? `it answers ${response.status}` : 'no answer';
  throw new CommandError(`${url} cannot be read (${why}); start the site with npm start, or name one: --site URL`);
}
