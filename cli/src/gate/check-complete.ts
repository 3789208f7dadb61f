import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_FORMAT } from './format/contract-format.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);

/** What a contract lacks, and where it is not valid: a missing list would pass as an empty one. */
export function checkComplete(contract: object): string[] {
  const { error } = CONTRACT_FORMAT.safeParse(contract);
  const issues = error?.issues ?? [];
  const isMissing = ([field = '', ...rest]: PropertyKey[]) => rest.length === 0 && !(field in contract);
  const missing = issues.filter(({ path }) => isMissing(path)).map(({ path: [field] }) => String(field));
  const wrong = issues.filter(({ path }) => !isMissing(path));
  return [
    ...(missing.length > 0
      ? [
          `its contract.json says nothing of ${missing.join(', ')}: other tools built it; build it again with facade ${version} or later`,
        ]
      : []),
    ...wrong.map(({ path, message }) => `its contract.json is not valid at ${path.join('.')}: ${message}`),
  ];
}
