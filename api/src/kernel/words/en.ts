import type { Words } from './words.ts';

export const en: Words = {
  goal: { sale: 'For sale', rent: 'To let' },
  gone: { sold: 'Sold', rented: 'Let' },
  project: 'New-build project',
  soldOut: 'Sold out',
  wholeMunicipality: 'whole municipality',
  facts: 'Facts',
  contact: 'Your contact',
  scan: 'Scan for all photographs and the current price',
  printed: 'Updated on',
  noContract: 'This brochure is for information only and does not bind the agency.',
};
