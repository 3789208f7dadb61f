import type { ProjectDetail, PropertyDetail } from '@facade/shared-domain/model';
import { homeCard, projectCard } from './share-cards.ts';

const home = (price: object, more: object = {}) =>
  ({
    goal: 'sale',
    availability: 'available',
    typeName: 'Woning',
    city: 'Aat',
    title: { text: 'Herenhuis', language: 'nl' },
    energy: null,
    project: null,
    price: { amount: 245_000, charges: null, unit: null, annuity: null, excludesVat: false, ...price },
    ...more,
  }) as unknown as PropertyDetail;
const lead = (property: PropertyDetail, language: 'nl' | 'fr' = 'nl') =>
  homeCard(property, language, 'Cardamine').lead.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the picture for sharing shows the full price', () => {
  expect(lead(home({}))).toBe('€ 245.000');
  expect(lead(home({ excludesVat: true }), 'fr')).toBe('245 000 € HTVA');
  expect(lead(home({ amount: 78_000, annuity: 980 }))).toBe('Bouquet € 78.000 + rente € 980/maand');
  expect(lead(home({ amount: 78_000, annuity: 980 }), 'fr')).toBe('Bouquet 78 000 € + rente 980 €/mois');
  expect(lead(home({ amount: 760, charges: 65 }, { goal: 'rent' }))).toBe('€ 760 per maand + € 65 lasten');
});

test('a sold home shows its town instead of its price', () => {
  const card = homeCard(home({}, { availability: 'sold' }), 'nl', 'Cardamine');
  expect(card).toMatchObject({ lead: 'Woning · Aat', tag: 'Verkocht', isGone: true });
  expect(JSON.stringify(card)).not.toContain('245');
});

test('the prices of a project are before VAT', () => {
  const project = { name: 'De Kaai', city: 'Aat', priceMin: 215_000, availableCount: 2, unitCount: 3 };
  const { line } = projectCard(project as ProjectDetail, 'nl', 'Cardamine');
  expect(line.replaceAll('\u00a0', ' ')).toBe('Vanaf € 215.000 excl. btw · Aat');
});
