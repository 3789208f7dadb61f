import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PropertyDetail } from '@facade/shared-domain/model';

const RECORDED = join(import.meta.dirname, '../../../cli/src/gate/fixtures/sample-answers.json');

/** A house, as the api of the sample agency answered it: what a sample by hand cannot promise. */
export const recordedProperty = (): PropertyDetail =>
  JSON.parse(readFileSync(RECORDED, 'utf8'))['/properties/5824?lang=nl'];
