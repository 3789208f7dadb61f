import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSize } from '@facade/cli/check-size';
import { findSections } from '@facade/cli/workspace';
import type { SectionContract } from '@facade/platform/contract';
import { ROOT } from '../support/root.ts';
import { expect, test } from '../support/site.ts';

// The first release of a section skips the gate; over its budget it could not be published again.
test('every section is within the budget that it declares', ({ site: _ }) => {
  for (const section of findSections()) {
    const contract: SectionContract = JSON.parse(readFileSync(join(ROOT, section, 'dist/contract.json'), 'utf8'));
    expect(checkSize(contract), section).toEqual([]);
  }
});
