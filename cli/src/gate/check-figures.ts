import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@facade/platform/build/release-descriptor';
import type { SectionContract } from '@facade/platform/contract';
import { bytesOf, measuredSize } from '@facade/platform/contract';

/** Tolerance, since another version of the compressor may give a larger file. */
const TOLERANCE = 1.01;

/** The contract with the real sizes of its files, and where it differs from them. */
export interface Measured {
  bytes: SectionContract['bytes'];
  descriptor: ReleaseDescriptor;
  refusals: string[];
}

/** Measures a finished build: sizes and exposes in `contract.json` are not trusted. */
export async function measure(candidate: string, contract: SectionContract): Promise<Measured> {
  const descriptor: ReleaseDescriptor = JSON.parse(await readFile(join(candidate, 'release.json'), 'utf8'));
  const bytes = await bytesOf(candidate, descriptor, measuredSize);
  const refusals = [...differentSizes(contract.bytes, bytes), ...differentExposes(contract, descriptor)];
  return { bytes, descriptor, refusals };
}

function differentSizes(said: SectionContract['bytes'], found: SectionContract['bytes']): string[] {
  const exposes = Object.entries(found.exposes).map(
    ([expose, size]): Size => [expose, said.exposes[expose] ?? 0, size],
  );
  return [['the whole section', said.total, found.total] satisfies Size, ...exposes]
    .filter(([, before, after]) => after > before * TOLERANCE)
    .map(([what, before, after]) => wrong(`${what} weighs ${after} bytes, not ${before}`));
}

/** Field, value in the contract, value found. */
type Size = [string, number, number];

function differentExposes({ pages, fragments, texts }: SectionContract, { exposes }: ReleaseDescriptor): string[] {
  const said = [
    ...pages.map((page) => `page-${page}`),
    ...Object.keys(fragments).map((fragment) => `fragment-${fragment}`),
    ...Object.keys(texts).map((language) => `locale-${language}`),
  ];
  const missing = said.filter((expose) => !(expose in exposes));
  const unsaid = Object.keys(exposes).filter((expose) => !said.includes(expose));
  return [
    ...missing.map((expose) => wrong(`${expose} is not in the build`)),
    ...unsaid.map((expose) => wrong(`it does not name ${expose}, which is in the build`)),
  ];
}

/** The message for a contract that was changed, or taken from another build. */
export const wrong = (what: string): string =>
  `contract.json does not match the files beside it (${what}): build it again`;
