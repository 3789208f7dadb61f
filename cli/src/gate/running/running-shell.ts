import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellContract } from '@facade/platform/contract';
import type { RegistryDocument } from '@facade/platform/registry';
import { OWN_SECTION } from '../../workspace.ts';

/** The shell that a section has to fit. */
export interface FoundShell {
  contract: ShellContract;
  /** A description of that shell. */
  which: string;
}

/** Timeout for an answer, in milliseconds. */
const TIMEOUT = 3000;

/**
 * The contract of the shell that runs at `site`, if that site serves this registry; otherwise of the shell's build in `build`,
 * with the reason. A checkout may be older or newer than the shell that visitors get.
 */
export async function findShell(site: string | null, document: RegistryDocument, build: string): Promise<FoundShell> {
  const answer = site === null ? 'no site is running (name one with --site URL)' : await askShell(site, document);
  if (typeof answer !== 'string') return { contract: answer, which: `the shell that runs at ${site}` };
  const contract = JSON.parse(await readFile(join(build, 'contract.json'), 'utf8'));
  return {
    contract,
    which: `the shell of ${OWN_SECTION ? 'these tools' : 'this checkout'}, not of a running site: ${answer}`,
  };
}

/** The running shell's contract, or why it cannot be used. */
async function askShell(site: string, document: RegistryDocument): Promise<ShellContract | string> {
  try {
    const served = await fetchJson<Pick<RegistryDocument, 'microFrontends'>>(site, 'registry.json');
    if (!isSameRegistry(served, document))
      return `${site} serves another registry (name the right site with --site URL)`;
    return await fetchJson<ShellContract>(site, '_shell/contract.json');
  } catch (error) {
    return `${site} does not say what its shell shares (${(error as Error).message})`;
  }
}

async function fetchJson<T>(site: string, path: string): Promise<T> {
  const response = await fetch(new URL(path, `${site}/`), { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as T;
}

/** One deployment in common is enough: another publication may happen between the two reads, but not one of every section. */
function isSameRegistry(
  served: Pick<RegistryDocument, 'microFrontends'>,
  { microFrontends }: RegistryDocument,
): boolean {
  const known = new Set(deploymentsOf(microFrontends));
  return known.size === 0 || deploymentsOf(served.microFrontends).some((deployment) => known.has(deployment));
}

const deploymentsOf = (sections: RegistryDocument['microFrontends']): string[] =>
  Object.entries(sections).flatMap(([section, deployments]) =>
    deployments.map(({ extras }) => `${section} ${extras.publishedAt} ${extras.descriptor}`),
  );
