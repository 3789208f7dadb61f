import type { ExampleFact } from '@facade/shared-domain/model';
import type { Settings } from './settings.ts';

/** What a new agency starts with until it writes its own. A site that has it is not for visitors. */
export const EXAMPLE_AGENCY = {
  phone: '+32 2 000 00 00',
  email: 'info@agency.example',
  licence: 'IPI/BIV 000.000',
  companyNumber: 'BE 0000.000.000',
} as const satisfies Record<ExampleFact, string>;

/** The fields of the agency that still have the value of the example. */
export const examplesIn = (agency: Settings['agency']): ExampleFact[] =>
  (Object.keys(EXAMPLE_AGENCY) as ExampleFact[]).filter((field) => agency[field] === EXAMPLE_AGENCY[field]);
