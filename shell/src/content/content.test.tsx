import { type FragmentId, SlotContext, type SlotProps } from '@facade/section-kit';
import { TestPage } from '@facade/section-kit/testing';
import type { ContentItem, ContentModule, ContentPage, Picture } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CompositionContext } from '../composition/composition-context.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import type { SectionLoader } from '../composition/section-loader.ts';
import { siteWithMenu } from '../layout/test-site.ts';
import nl from '../locales/nl.json';
import { serverComposition } from '../server/server-composition.ts';
import { ContentPageView } from './content-page.tsx';
import { contentSlots } from './content-slots.ts';

const picture: Picture = { id: 'p', width: 1600, height: 1200, alt: 'Beeld', color: '#334433' };
const item = (title: string, changes: Partial<ContentItem> = {}): ContentItem => ({
  title,
  subtitle: null,
  html: null,
  picture: null,
  path: null,
  phone: null,
  email: null,
  count: null,
  ...changes,
});
const block = (relation: ContentModule['relation'], changes: Partial<ContentModule> = {}): ContentModule => ({
  id: 1,
  relation,
  view: '',
  title: { text: 'Titel', language: 'nl' },
  html: null,
  background: 'none',
  picture: null,
  span: 12,
  itemsPerRow: 4,
  maxItems: 4,
  goal: null,
  items: [],
  link: null,
  ...changes,
});
const page = (modules: ContentModule[], changes: Partial<ContentPage> = {}): ContentPage => ({
  original: '/services/',
  type: 'page',
  title: { text: 'Diensten', language: 'nl' },
  intro: null,
  meta: { title: 'Diensten', description: '', picture: null, noindex: false },
  paths: { nl: '/nl/diensten/' },
  breadcrumb: [],
  banner: { type: 'none', pictures: [], videoUrl: null, slides: [], title: null, description: null, color: null },
  modules,
  ...changes,
});

const loaded: LoadedPage = {
  href: '/nl/',
  status: 200,
  view: { type: 'content' },
  data: null,
  head: { title: '' },
  slots: {},
};
const noSections: SectionLoader = { load: () => Promise.reject(new Error('no section')), versionOf: () => '' };

/** Stands for the shell's slots: says what it was asked for. */
const Shown = (({ id, props, when }: SlotProps<FragmentId>) => (
  <output>{`${id} ${JSON.stringify(props)} ${when ?? 'now'}`}</output>
)) as ComponentType<SlotProps<FragmentId>>;

const show = (content: ContentPage, slots: ComponentType<SlotProps<FragmentId>> | null = Shown) =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }}>
      <CompositionContext value={serverComposition(loaded, noSections)}>
        <SlotContext value={slots}>
          <ContentPageView page={content} />
        </SlotContext>
      </CompositionContext>
    </TestPage>,
  );

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

test('cards: as many as allowed, each leading to its page', () => {
  const items = ['Een', 'Twee', 'Drie'].map((title) =>
    item(title, { path: `/nl/${title}/`, picture, html: '<p>Tekst</p>' }),
  );
  show(page([block('category', { items, maxItems: 2, view: 'card-view' })]));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Een' })).toHaveAttribute('href', '/nl/Een/');
});

test('collapse: one question open at a time, its answer inside', () => {
  const { container } = show(
    page([
      block('category', {
        items: [item('Vraag', { html: '<p>Antwoord</p>', path: '/nl/a/' })],
        view: 'collapse-view',
      }),
    ]),
  );
  const details = container.querySelector('details');
  expect(details).toHaveAttribute('name', 'module-1');
  expect(details).toHaveTextContent('Antwoord');
  expect(container.querySelector('details a')).toHaveAccessibleName('Lees meer: Vraag');
});

test('team: phone and e-mail of each, named after the person', () => {
  show(
    page([
      block('team', { items: [item('Nora', { subtitle: 'Verhuur', phone: '+32475123456', email: 'n@example.be' })] }),
    ]),
  );
  expect(screen.getByRole('link', { name: 'Bel Nora, +32 475 12 34 56' })).toHaveAttribute('href', 'tel:+32475123456');
  expect(screen.getByRole('link', { name: 'Mail Nora, n@example.be' })).toHaveAttribute('href', 'mailto:n@example.be');
});

test('towns: only counts above zero', () => {
  show(
    page([
      block('towns', {
        items: [
          item('Ath', { path: '/nl/te-koop/?city=Ath%7C7800', count: { sale: 12, rent: 1 } }),
          item('Edingen', { count: { sale: 3, rent: 0 } }),
        ],
      }),
    ]),
  );
  expect(screen.getByText('12 te koop · 1 te huur')).toBeInTheDocument();
  expect(screen.getByText('3 te koop')).toBeInTheDocument();
});

test('a page that nobody translated says so in one line, and its text says its language', () => {
  show(page([block('text', { html: { html: '<p>Bonjour</p>', language: 'fr' } })]));
  expect(screen.getByRole('status')).toHaveTextContent('Deze pagina is nog niet vertaald: de tekst is in het Frans.');
  expect(screen.getByText('Bonjour').closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test('an item in another language than the page says so', () => {
  show(page([block('towns', { items: [item('Ath', { language: 'fr' })] })]));
  expect(screen.getByRole('listitem')).toHaveAttribute('lang', 'fr');
});

test('testimonials are quotes with a name under them', () => {
  show(page([block('testimonials', { items: [item('Amina D.', { html: '<p>Prima.</p>', subtitle: 'Ath' })] })]));
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Prima.').closest('blockquote')).toBeInTheDocument();
  expect(within(figure).getByText('Amina D.').closest('figcaption')).toHaveTextContent('Ath');
});

test.each(['news-view', 'single-view'] as const)('%s shows title, text and the way to the page', (view) => {
  show(
    page([block('category', { view, items: [item('Bericht', { html: '<p>Tekst</p>', path: '/nl/b/', picture })] })]),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Bericht' })).toBeInTheDocument();
  expect(screen.getByText('Tekst')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Bericht/ })).toHaveAttribute('href', '/nl/b/');
});

test('downloads are a list of links', () => {
  show(page([block('downloads', { items: [item('Vast bod', { path: '/nl/downloads/vast-bod/' })] })]));
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Vast bod' })).toHaveAttribute(
    'href',
    '/nl/downloads/vast-bod/',
  );
});

test('an article that is printed whole is a text, one that is not is a card', () => {
  const items = [item('Ereloon', { path: '/nl/ereloon/' })];
  const { unmount } = show(
    page([block('article', { items, html: { html: '<p>Alles inbegrepen</p>', language: 'nl' } })]),
  );
  expect(screen.getByText('Alles inbegrepen')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ereloon' })).toBeNull();
  unmount();
  show(page([block('article', { items })]));
  expect(screen.getByRole('link', { name: 'Ereloon' })).toBeInTheDocument();
});

test('the valuation call is a text with a button', () => {
  show(
    page([
      block('valuation', {
        html: { html: '<p>Gratis.</p>', language: 'fr' },
        link: { label: 'Vraag aan', path: '/nl/gratis-schatting/' },
        picture,
      }),
    ]),
  );
  expect(screen.getByText('Gratis.').parentElement).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('link', { name: 'Vraag aan' })).toHaveClass('ui-button');
  expect(screen.getByRole('img', { name: 'Beeld' })).toBeInTheDocument();
});
