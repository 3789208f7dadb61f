import type { PropertyDetail } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { recordedProperty } from '../testing/recorded-property.ts';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';
import { KeyFacts } from './key-facts.tsx';

const labels = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('shows the figures of a record as the api sends it, the year it was built among them', () => {
  renderInPage(<KeyFacts property={recordedProperty()} />);
  expect(labels().map(([label, value]) => `${spaced(value)} ${label}`)).toEqual([
    '4 slaapkamers',
    '201 m² bewoonbaar',
    'B PEB-label',
    '1 badkamer',
    '1.300 m² grond',
    '2009 bouwjaar',
  ]);
});

test('the sample of the other tests has facts of the kinds that the api sends', () => {
  const typesOf = (property: PropertyDetail) =>
    new Map(property.groups.flatMap(({ facts }) => facts.map(({ key, kind, value }) => [key, [kind, typeof value]])));
  const recorded = typesOf(recordedProperty());
  for (const [key, types] of typesOf(sampleProperty())) expect([key, types]).toEqual([key, recorded.get(key)]);
});
