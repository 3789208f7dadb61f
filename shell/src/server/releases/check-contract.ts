import { CONTRACT, integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import type { ReleaseSource } from './release-source.ts';

const FILE = 'contract.json';

/**
 * Rejects when a release was built for another section contract than this shell's. The gate says so before anything is published;
 * a release that came around it, or that was right for an earlier shell, is found here. What says nothing of a contract, as a
 * developer's own server, is taken as it is.
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
