import type { Fact, FactGroup } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import { FactGroups } from './fact-groups.tsx';

const show = (key: FactGroup['key'], facts: Fact[], language: 'nl' | 'fr' = 'nl') =>
  renderInPage(<FactGroups groups={[{ key, facts }]} />, '/', language);

const printed = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replace(/\u00a0/g, ' ');

test('prints each kind of value in the language', () => {
  show('general', [
    { key: 'livingArea', kind: 'area', value: 1250.5 },
    { key: 'frontWidth', kind: 'length', value: 7.5 },
    { key: 'constructionYear', kind: 'code', value: '1936' },
    { key: 'lift', kind: 'yesNo', value: false },
    { key: 'heating', kind: 'text', value: 'gasCondensing' },
    { key: 'floorCoverings', kind: 'list', value: ['parquet', 'tiles'] },
    { key: 'epcEndDate', kind: 'date', value: '2034-09-12' },
    { key: 'vatRate', kind: 'percentage', value: 21 },
    { key: 'chargesOwner', kind: 'price', value: 120 },
    { key: 'energyLabel', kind: 'energy', value: 'a_plusplus' },
  ]);
  expect(printed('Bewoonbare oppervlakte')).toBe('1.250,5 m²');
  expect(printed('Gevelbreedte')).toBe('7,5 m');
  expect(printed('Bouwjaar')).toBe('1936');
  expect(printed('Lift')).toBe('nee');
  expect(printed('Verwarming')).toBe('condensatieketel op gas');
  expect(printed('Vloeren')).toBe('parket, tegels');
  expect(printed('Certificaat geldig tot')).toBe('12 september 2034');
  expect(printed('Btw-tarief')).toMatch(/^21 ?%$/);
  expect(printed('Gemeenschappelijke kosten')).toBe('€ 120 per maand');
  expect(printed('Energielabel')).toBe('A++');
});

test('speaks French to a French visitor', () => {
  show('building', [{ key: 'condition', kind: 'text', value: 'toRenovate' }], 'fr');
  expect(printed('État')).toBe('à rénover');
});

test('hides what is empty, and the group with it', () => {
  show('building', [
    { key: 'condition', kind: 'text', value: ' ' },
    { key: 'floorCoverings', kind: 'list', value: [] },
    { key: 'floors', kind: 'number', value: Number.NaN },
  ]);
  expect(screen.queryByText('Gebouw')).not.toBeInTheDocument();
  expect(screen.queryByText('Alle kenmerken')).not.toBeInTheDocument();
});

test('leaves out counts of nothing, but calls the ground floor by its name', () => {
  show('layout', [
    { key: 'garages', kind: 'number', value: 0 },
    { key: 'constructedArea', kind: 'area', value: 0 },
    { key: 'chargesRenter', kind: 'price', value: 0 },
    { key: 'floor', kind: 'number', value: 0 },
    { key: 'agencyCost', kind: 'price', value: 0 },
  ]);
  expect(screen.queryByText('Garages')).not.toBeInTheDocument();
  expect(screen.queryByText('Bebouwde oppervlakte')).not.toBeInTheDocument();
  expect(printed('Huurlasten')).toBe('geen');
  expect(printed('Verdieping')).toBe('gelijkvloers');
  expect(printed('Dossierkosten')).toBe('€ 0');
});

test('prints a text that is no code as the CRM wrote it', () => {
  show('comfort', [{ key: 'heating', kind: 'text', value: 'Pelletkachel (2021): nieuw.' }]);
  expect(printed('Verwarming')).toBe('Pelletkachel (2021): nieuw.');
});

test('says what a flood score and a legal fact mean', () => {
  show('flood', [
    { key: 'floodPScore', kind: 'code', value: 'D' },
    { key: 'preemptiveRight', kind: 'text', value: 'onRequest' },
  ]);
  expect(screen.getByText(/de ongunstigste score/)).toBeInTheDocument();
  expect(printed('Voorkooprecht')).toBe('op aanvraag');
  expect(screen.getByText(/het pand bij voorrang mag kopen/)).toBeInTheDocument();
});

test('keeps an explanation behind a mark that opens it without a script, and lets a long word break', () => {
  show('legal', [{ key: 'allotmentPermit', kind: 'yesNo', value: false }]);
  const fold = screen.getByText(/legt vast wat op het perceel/).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold?.querySelector('summary')).toContainElement(
    screen.getByRole('img', { name: 'Uitleg: Verkavelingsvergunning' }),
  );
  expect(screen.getByText('Verkavelings\u00advergunning', { selector: 'dt' })).toBeInTheDocument();
});

test('says what an occupied life annuity means for the buyer', () => {
  show('annuity', [{ key: 'annuityOccupied', kind: 'yesNo', value: true }]);
  expect(screen.getByText(/De verkoper blijft er wonen/)).toBeInTheDocument();
});

test('leaves out a fact without a label, and logs it for the developer', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('general', [{ key: 'moonPhase', kind: 'text', value: 'full' }]);
  expect(screen.queryByText('full')).not.toBeInTheDocument();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('facts.moonPhase'));
  warned.mockRestore();
});

test('agrees with its number: one bathroom, two toilets', () => {
  show('layout', [
    { key: 'bathrooms', kind: 'number', value: 1 },
    { key: 'toilets', kind: 'number', value: 2 },
  ]);
  expect(printed('Badkamer')).toBe('1');
  expect(printed('Toiletten')).toBe('2');
});

test('calls a certificate by its name in the region', () => {
  const facts: Fact[] = [
    { key: 'epcEndDate', kind: 'date', value: '2034-09-12' },
    { key: 'eLevel', kind: 'number', value: 34 },
  ];
  const { unmount } = renderInPage(<FactGroups groups={[{ key: 'energy', facts }]} region="wallonia" />);
  expect(printed('PEB-certificaat geldig tot')).toBe('12 september 2034');
  expect(printed('Ew-peil')).toBe('Ew34');
  unmount();
  renderInPage(<FactGroups groups={[{ key: 'energy', facts }]} region="flanders" />);
  expect(printed('EPC geldig tot')).toBe('12 september 2034');
  expect(printed('E-peil')).toBe('E34');
});

test('folds all groups but the first two, with no script', () => {
  const keys = ['general', 'layout', 'surfaces', 'building'] as const;
  renderInPage(
    <FactGroups groups={keys.map((key) => ({ key, facts: [{ key: 'lift', kind: 'yesNo', value: true }] }))} />,
  );
  const folds = screen.getAllByRole('group').filter((element) => element.tagName === 'DETAILS');
  expect(folds.map((element) => (element as HTMLDetailsElement).open)).toEqual([true, true, false, false]);
});

test('says yes, no and on request however the feed writes it', () => {
  show('legal', [
    { key: 'permit', kind: 'text', value: 'yes' },
    { key: 'lift', kind: 'yesNo', value: 'onRequest' },
    { key: 'cellar', kind: 'yesNo', value: false },
  ]);
  expect(printed('Stedenbouwkundige vergunning')).toBe('ja');
  expect(printed('Lift')).toBe('op aanvraag');
  expect(printed('Kelder')).toBe('nee');
});
