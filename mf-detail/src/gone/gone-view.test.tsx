import { sampleSite } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import type { GoneHome } from './gone-home.ts';
import { GoneView } from './gone-view.tsx';

const open = (gone: GoneHome, changes?: Partial<Site>) =>
  renderInPage(<GoneView gone={gone} />, undefined, undefined, changes);

test('says that the home is gone, and what to look at instead', () => {
  open({ goal: 'sale', town: { label: 'Aat', name: 'Ath', zip: '7800' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dit pand staat niet meer op onze website');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ons aanbod in Aat', '/nl/te-koop/?city=Ath%7C7800'],
    ['Alles te koop', '/nl/te-koop/'],
  ]);
  expect(screen.getByTestId('mf-listings/property-list')).toHaveTextContent('{"goal":"sale","max":4,"perRow":4}');
});

test('offers to search for the visitor where the agency has a page for that', () => {
  const page = {
    original: '/demand-register/',
    paths: { nl: '/nl/ik-zoek/' },
    type: 'page',
    label: '',
    parent: null,
  } as const;
  open({ goal: 'sale', town: null }, { routes: [...sampleSite('nl').routes, page] });
  expect(screen.getByRole('link', { name: 'Laat ons voor u zoeken' })).toHaveAttribute('href', '/nl/ik-zoek/');
});

test('names no town that is not known', () => {
  open({ goal: 'rent', town: null });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Alles te huur']);
});
