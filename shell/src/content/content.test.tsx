import { screen, within } from '@testing-library/react';
import { contentSlots } from './content-slots.ts';
import { block, item, page, picture, show } from './testing/show-content.tsx';

const sections = [
  block('property-list', { id: 1, goal: 'sale', itemsPerRow: 0 }),
  block('project-list', { id: 2, maxItems: 3 }),
  block('contact', { id: 3 }),
  block('text', { id: 4 }),
];

test('modules of other sections are asked for with exactly the props they are loaded with', () => {
  const home = page(sections, { original: '/', type: 'home' });
  show(home);
  const asked = screen.getAllByRole('status').map((slot) => slot.textContent);
  expect(asked).toEqual([
    'mf-listings/search-box {} now',
    'mf-listings/property-list {"goal":"sale","max":4,"perRow":4} visible',
    'mf-listings/project-list {"max":3,"perRow":4} visible',
    'mf-forms/contact {"about":null} visible',
  ]);
  expect(contentSlots(home).map(({ id, props }) => `${id} ${JSON.stringify(props)}`)).toEqual(
    asked.map((text) => text?.replace(/ \w+$/, '')),
  );
  expect(contentSlots(page(sections))).toHaveLength(3);
});

test('without the search box home still leads to both lists', () => {
  show(page([], { original: '/', type: 'home' }), null);
  expect(screen.getByRole('link', { name: '93 te koop' })).toHaveAttribute('href', '/nl/te-koop/');
  expect(screen.getByRole('link', { name: '11 te huur' })).toHaveAttribute('href', '/nl/te-huur/');
});

test('a module is a region named by its title, with its link', () => {
  show(
    page([
      block('category', {
        link: { label: 'Alles', path: '/nl/alles/' },
        title: { text: 'Nos services', language: 'fr' },
      }),
    ]),
  );
  const region = screen.getByRole('region', { name: 'Nos services' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'fr');
  expect(within(region).getByRole('link', { name: 'Alles' })).toHaveAttribute('href', '/nl/alles/');
});

test('a page that nobody translated says so in one line, and its text says its language', () => {
  show(page([block('text', { html: { html: '<p>Bonjour</p>', language: 'fr' } })]));
  expect(screen.getByRole('status')).toHaveTextContent('Deze pagina is nog niet vertaald: de tekst is in het Frans.');
  expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test.each(['news-view', 'single-view'] as const)('%s shows title, text and the way to the page', (view) => {
  show(
    page([block('category', { view, items: [item('Bericht', { html: '<p>Tekst</p>', path: '/nl/b/', picture })] })]),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Bericht' })).toBeInTheDocument();
  expect(screen.getByText('Tekst')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Bericht/ })).toHaveAttribute('href', '/nl/b/');
});
