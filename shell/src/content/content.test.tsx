import { screen, within } from '@testing-library/react';
import { contentSlots } from './content-slots.ts';
import { rowsOf } from './rows-of.ts';
import { block, item, page, picture, show } from './testing/show-content.tsx';

const sections = [
  block('property-list', { id: 1, goal: 'sale', itemsPerRow: 0 }),
  block('project-list', { id: 2, maxItems: 3 }),
  block('contact', { id: 3 }),
  block('text', { id: 4 }),
];

test('renders modules of other sections with exactly the props they are loaded with', () => {
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

test('reserves the height that the section of a fragment declares', () => {
  const heights: Record<string, string> = { 'mf-forms/contact': '777px' };
  const { container } = show(page(sections), ({ skeleton }) => skeleton, {
    heightOf: (section, fragment) => heights[`${section}/${fragment}`],
  });
  const reserved = [...container.querySelectorAll<HTMLElement>('[style*="height"]')].map(({ style }) => style.height);
  expect(reserved).toEqual(['420px', '420px', '777px']);
});

test('home links to both lists without the search box', () => {
  show(page([], { original: '/', type: 'home' }), null);
  expect(screen.getByRole('link', { name: '93 te koop' })).toHaveAttribute('href', '/nl/te-koop/');
  expect(screen.getByRole('link', { name: '11 te huur' })).toHaveAttribute('href', '/nl/te-huur/');
});

test('renders a module as a region that is named by its title, with its link', () => {
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

test('shows a note on an untranslated page and marks the language of its text', () => {
  show(page([block('text', { html: { html: '<p>Bonjour</p>', language: 'fr' } })]));
  expect(screen.getByRole('status')).toHaveTextContent('Deze pagina is nog niet vertaald: de tekst is in het Frans.');
  expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test.each(['news-view', 'single-view'] as const)('%s shows title, text and the link to the page', (view) => {
  show(
    page([block('category', { view, items: [item('Bericht', { html: '<p>Tekst</p>', path: '/nl/b/', picture })] })]),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Bericht' })).toBeInTheDocument();
  expect(screen.getByText('Tekst')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Bericht/ })).toHaveAttribute('href', '/nl/b/');
});

test('modules with columns share a row while they fit; others take a full row', () => {
  const columns = (lg: number) => ({ columns: { sm: 12, md: 6, lg } });
  const modules = [
    block('text', { id: 1, ...columns(4) }),
    block('text', { id: 2, ...columns(8) }),
    block('text', { id: 3, ...columns(6) }),
    block('text', { id: 4 }),
    block('text', { id: 5, ...columns(12) }),
  ];
  expect(rowsOf(modules).map((row) => row.map(({ id }) => id))).toEqual([[1, 2], [3], [4], [5]]);
  expect(rowsOf([])).toEqual([]);
});

test('a module has the agency’s background, class and title size; a background picture is decorative', () => {
  const ground = { color: '#102030', ink: '#ffffff', isDark: true };
  show(
    page([
      block('text', { id: 1, background: 'color', ground, className: 'campaign', titleSize: 'h4' }),
      block('text', { id: 2, background: 'picture', ground: { picture }, title: { text: 'Op foto', language: 'nl' } }),
    ]),
  );
  const coloured = screen.getByRole('region', { name: 'Titel' });
  expect(coloured).toHaveClass('campaign');
  expect(coloured).toHaveAttribute('data-title', 'h4');
  expect(coloured.style.getPropertyValue('--ground')).toBe('#102030');
  expect(within(coloured).getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Op foto' })).queryByRole('img')).toBeNull();
});

test('shows further pictures side by side and a heading for each sub-category', () => {
  show(
    page([
      block('text', { id: 1, pictures: [picture, { ...picture, id: 'q', alt: 'Tuin' }] }),
      block('category', {
        id: 2,
        items: [item('Ereloon'), item('Notaris', { group: 'Kopen' }), item('Bod', { group: 'Kopen' })],
      }),
    ]),
  );
  expect(screen.getByRole('img', { name: 'Tuin' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3, name: 'Kopen' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ereloon',
    'Kopen',
    'Notaris',
    'Bod',
  ]);
});
