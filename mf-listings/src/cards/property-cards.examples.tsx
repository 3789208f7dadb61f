import type { Example, Examples } from '@facade/section-kit/testing';
import type { PropertySummary } from '@facade/shared-domain/model';
import { samplePictures } from '../testing/sample-list.ts';
import { sampleProperty } from '../testing/samples.ts';
import { toCardProperty } from './card-data.ts';
import { PropertyCards } from './property-cards.tsx';

const cards =
  (perRow: 2 | 3 | 4, ...changes: Partial<PropertySummary>[]): Example['render'] =>
  () => (
    <PropertyCards
      properties={changes.map((change, index) => {
        const id = 101 + index;
        return toCardProperty(sampleProperty({ id, pictures: samplePictures(id), ...change }));
      })}
      perRow={perRow}
      heading="h2"
    />
  );

const rent = { amount: 950, charges: 120, unit: null, annuity: null, excludesVat: false };
const sale = sampleProperty().price;

/** A pointer on the card brings its arrows, a click on the heart keeps it. */
const point = (around: HTMLElement) =>
  void around.querySelector('.card')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
const keep = (around: HTMLElement) => around.querySelector<HTMLElement>('.keep')?.click();

export const examples: Examples = {
  'three beside each other': cards(
    3,
    { ribbon: { id: 1, label: 'Nieuw', tone: 'positive', showOnMap: true } },
    { typeName: 'Appartement', landArea: null, energy: { band: 'a_plus', region: 'wallonia', kwhPerM2: 40 } },
    { typeName: 'Bouwgrond', bedrooms: null, bathrooms: null, livingArea: null, energy: null },
  ),
  'two beside each other': cards(2, {}, {}),
  'sold, rented': cards(
    3,
    { availability: 'sold', price: { ...sale, amount: null } },
    { goal: 'rent', availability: 'rented', price: { ...rent, amount: null, charges: null } },
  ),
  'prices: rent, life annuity, without VAT, on request': cards(
    4,
    { goal: 'rent', price: rent },
    { price: { ...sale, amount: 65_000, annuity: 820 } },
    { price: { ...sale, unit: 7, excludesVat: true } },
    { price: { ...sale, amount: null } },
  ),
  'new, its price went down': cards(3, { publishedAt: '2999-01-01' }, { previousPrice: 260_000 }),
  'without a picture': cards(3, { pictures: [], energy: null }),
  hovered: { render: cards(3, {}), play: point, hover: '.card' },
  'its link with the focus': { render: cards(3, {}), focus: '.name a' },
  kept: { render: cards(3, {}), play: keep },
  'long text': cards(4, {
    typeName: 'Handelspand met appartement en opslagruimte',
    city: 'Saint-Sauveur-lez-Frasnes-lez-Buissenal',
    ribbon: { id: 2, label: 'Laatste kans: openhuis op zaterdag', tone: 'attention', showOnMap: true },
    price: { ...sale, amount: 12_450_000, unit: 7, excludesVat: true },
  }),
};
