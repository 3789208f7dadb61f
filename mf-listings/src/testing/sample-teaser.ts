import type { Teaser } from '@facade/shared-domain/model';

/** An off-market house; spread over it what a test is about. */
export const sampleTeaser = (changes: Partial<Teaser> = {}): Teaser => ({
  id: 9001,
  goal: 'sale',
  path: '/nl/discreet/9001/',
  paths: { nl: '/nl/discreet/9001/', fr: '/fr/discret/9001/' },
  typeName: 'Woning',
  area: 'Provincie Henegouwen',
  priceBand: { from: 350_000, to: 400_000 },
  bedrooms: 4,
  livingArea: 240,
  landArea: 1200,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: null },
  ...changes,
});
