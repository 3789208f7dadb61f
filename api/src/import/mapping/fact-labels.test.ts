import type { PropertyRecord } from '@facade/feed';
import { factLabel } from '@facade/shared-domain/facts/print-facts';
import { LANGUAGES } from '@facade/shared-domain/model';
import { pageTexts } from '../../kernel/words/page-texts.ts';
import { factGroups } from './facts.ts';

/** A record of the CRM in which every field has a value. */
const everything = new Proxy({}, { get: () => 1 }) as PropertyRecord;
const known = { reference: '1', energy: { band: 'a', region: 'flanders', kwhPerM2: 90 } as const, priceIsPublic: true };
const groups = (['sale', 'rent'] as const).flatMap((goal) => factGroups(everything, { ...known, goal }));
const keys = new Set(groups.flatMap(({ facts }) => facts.map(({ key }) => key)));

/** Brochures print these words, and another test compares them with those of the page. */
test.each(LANGUAGES)('every fact that the api sends has a label in %s, and every group a title', (language) => {
  const t = pageTexts(language);
  expect(keys.size).toBeGreaterThan(85);
  expect([...keys].filter((key) => factLabel(key, t, { count: 2 }) === '')).toEqual([]);
  expect(groups.map(({ key }) => key).filter((key) => t(`groups.${key}`, { defaultValue: '' }) === '')).toEqual([]);
});
