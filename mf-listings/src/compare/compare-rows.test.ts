import { testTranslate } from '@facade/section-kit/testing';
import { toCardProperty } from '../cards/card-data.ts';
import nl from '../locales/nl.json';
import { sampleProperty } from '../testing/samples.ts';
import { compareRows } from './compare-rows.ts';
import type { ComparedHome } from './compared-home.ts';

const home = (changes: Parameters<typeof sampleProperty>[0], facts: ComparedHome['facts'] = {}): ComparedHome => ({
  ...toCardProperty(sampleProperty(changes)),
  facts,
  cadastralIncome: null,
});
const rowsOf = (...homes: ComparedHome[]) =>
  Object.fromEntries(
    compareRows(homes, 'nl', testTranslate('mf-listings', nl)).map(({ key, values, differs }) => [
      key,
      { values: values.map((value) => value.replaceAll('\u00a0', ' ')), differs },
    ]),
  );

test('marks rows that differ', () => {
  const rows = rowsOf(home({}), home({ bedrooms: 4 }));
  expect(rows.bedrooms).toEqual({ values: ['3', '4'], differs: true });
  expect(rows.bathrooms).toEqual({ values: ['1', '1'], differs: false });
});

test('omits rows without any value, and leaves a cell empty if a home lacks the value', () => {
  const rows = rowsOf(home({ landArea: null }, { terrace: true }), home({ landArea: null }, { lift: false }));
  expect(rows.landArea).toBeUndefined();
  expect(rows.cadastralIncome).toBeUndefined();
  expect(rows.terrace).toEqual({ values: ['Ja', ''], differs: true });
  expect(rows.lift).toEqual({ values: ['', 'Nee'], differs: true });
});

test('only an available home for sale with a published price has a price per m²', () => {
  const price = sampleProperty().price;
  const rows = rowsOf(
    home({ livingArea: 100 }),
    home({ goal: 'rent', price: { ...price, amount: 750, charges: 45 } }),
    home({ price: { ...price, amount: null } }),
    home({ price: { ...price, annuity: 500 } }),
    home({ availability: 'sold' }),
  );
  expect(rows.perM2?.values).toEqual(['€ 2.450', '', '', '', '']);
  expect(rows.price?.values).toEqual([
    '€ 245.000',
    '€ 750 /maand + € 45 lasten',
    'Prijs op aanvraag',
    '€ 245.000 + € 500 lijfrente per maand',
    '',
  ]);
});
