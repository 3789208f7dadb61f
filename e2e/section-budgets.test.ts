import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/root.ts';
import { expect, test } from './support/site.ts';

interface Weighed {
  bytes: { exposes: Record<string, number>; total: number };
  budget: { expose: number; total: number };
}

const sections = () => readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

// The first release of a section meets no gate; what is over its budget could not be published again.
test('every section is within the budget that it declares', ({ site: _ }) => {
  for (const section of sections()) {
    const { bytes, budget }: Weighed = JSON.parse(readFileSync(join(ROOT, section, 'dist/contract.json'), 'utf8'));
    const heavy = Object.entries(bytes.exposes).filter(([, size]) => size > budget.expose);
    expect(heavy, section).toEqual([]);
    expect(bytes.total, section).toBeLessThanOrEqual(budget.total);
  }
});
