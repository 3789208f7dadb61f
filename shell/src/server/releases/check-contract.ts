import { CONTRACT, integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import type { ReleaseSource } from './release-source.ts';

const FILE = 'contract.json';

/**
 * Rejects a release that was built for a different section contract than this shell's. The gate checks this before publication;
 * this finds a release that bypassed the gate or suited an earlier shell. A release without contract information, such as a
 * developer's own server, is accepted.
 */
export async function checkContract(source: ReleaseSource, { others }: ReleaseDescriptor): Promise<void> {
  const integrity = others?.[FILE];
  if (!integrity) return;
  const bytes = await source.read(FILE);
  if (integrityOf(bytes) !== integrity) throw new Error(`${FILE} is not what was published`);
  const { contract } = JSON.parse(bytes.toString('utf8')) as { contract: number };
  if (contract === CONTRACT) return;
  const which = contract < CONTRACT ? 'older' : 'newer';
  throw new Error(`it was built for contract ${contract}, ${which} than the shell's (${CONTRACT})`);
}
