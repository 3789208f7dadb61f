import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';

const { version }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);

/** The fields that the gate reads, and whether each is a list or an object. */
const FIELDS = {
  pages: 'list',
  fragments: 'object',
  slots: 'object',
  events: 'object',
  shared: 'object',
  texts: 'object',
  bytes: 'object',
  budget: 'object',
  uses: 'list',
  typeErrors: 'list',
  globalStyles: 'list',
} satisfies Partial<Record<keyof SectionContract, 'list' | 'object'>>;

/** Missing fields of a contract: a missing list would pass as an empty one. */
export function checkComplete(contract: Partial<SectionContract>): string[] {
  const missing = Object.entries(FIELDS).filter(([field, kind]) => {
    const value = contract[field as keyof typeof FIELDS];
    return kind === 'list' ? !Array.isArray(value) : typeof value !== 'object' || value === null;
  });
  if (missing.length === 0) return [];
  const names = missing.map(([field]) => field).join(', ');
  return [
    `its contract.json says nothing of ${names}: other tools built it; build it again with facade ${version} or later`,
  ];
}
