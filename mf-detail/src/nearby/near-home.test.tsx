import type { Nearby } from '@facade/shared-domain/model';
import { screen, within } from '@testing-library/react';
import { renderInPage, renderProperty } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';
import { NearHome } from './near-home.tsx';

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const lines = () => within(screen.getByRole('list')).getAllByRole('listitem').map(textOf);
const nearby = sampleProperty().nearby as Nearby;

test('names what is near, what it is and how far, in the words and figures of the language', () => {
  renderInPage(<NearHome nearby={nearby} city="Ath" />, '/fr/a-vendre/ath/maison/4321/', 'fr');
  expect(lines()).toEqual([
    'AatGare 400 m',
    'AatCentre 200 m',
    'LessenVille proche 10 km',
    'Athénée royalÉcole 300 m',
    'Boulangerie 1,3 km',
  ]);
  expect(screen.getByText(/vol d’oiseau/)).toBeInTheDocument();
});

test('says of a hidden address that distances begin at the centre of its town', () => {
  const town: Nearby = { from: 'town', places: [{ kind: 'station', name: 'Aat', metres: 1000 }] };
  renderInPage(<NearHome nearby={town} city="Aat" />);
  expect(lines()).toEqual(['AatStation 1 km']);
  expect(screen.getByText(/vanaf het centrum van Aat, in vogelvlucht/)).toBeInTheDocument();
});

test('names whose map it is', () => {
  renderInPage(<NearHome nearby={nearby} city="Aat" />);
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
});

test('the page shows it under the map, and nothing where nothing is known', () => {
  renderProperty();
  expect(screen.getByRole('heading', { name: 'In de buurt' })).toBeInTheDocument();
  renderProperty({ nearby: null });
  expect(screen.getAllByRole('heading', { name: 'In de buurt' })).toHaveLength(1);
});
