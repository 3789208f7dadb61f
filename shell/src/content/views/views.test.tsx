import { screen, within } from '@testing-library/react';
import { block, item, page, picture, show } from '../testing/show-content.tsx';

test('cards: shows up to the maximum, each with a link to its page', () => {
  const items = ['Een', 'Twee', 'Drie'].map((title) =>
    item(title, { path: `/nl/${title}/`, picture, html: '<p>Tekst</p>' }),
  );
  show(page([block('category', { items, maxItems: 2, view: 'card-view' })]));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Een' })).toHaveAttribute('href', '/nl/Een/');
});

test('collapse: only one question is open, with its answer inside', () => {
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

test('team: phone and e-mail links have the person’s name', () => {
  show(
    page([
      block('team', { items: [item('Nora', { subtitle: 'Verhuur', phone: '+32475123456', email: 'n@example.be' })] }),
    ]),
  );
  expect(screen.getByRole('link', { name: 'Bel Nora, +32\u00a0475\u00a012\u00a034\u00a056' })).toHaveAttribute(
    'href',
    'tel:+32475123456',
  );
  expect(screen.getByRole('link', { name: 'Mail Nora, n@example.be' })).toHaveAttribute('href', 'mailto:n@example.be');
});

test('towns: shows only counts above zero', () => {
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

test('marks an item in a language other than the page’s', () => {
  show(page([block('towns', { items: [item('Ath', { language: 'fr' })] })]));
  expect(screen.getByRole('listitem')).toHaveAttribute('lang', 'fr');
});

test('renders testimonials as quotes with a name under them', () => {
  show(page([block('testimonials', { items: [item('Amina D.', { html: '<p>Prima.</p>', subtitle: 'Ath' })] })]));
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Prima.').closest('blockquote')).toBeInTheDocument();
  expect(within(figure).getByText('Amina D.').closest('figcaption')).toHaveTextContent('Ath');
});

test('marks the link to a client’s website as user-generated', () => {
  const given = { website: 'https://www.example.be/een/lang/pad' };
  show(
    page([block('testimonials', { items: [item('Amina D.', { html: '<p>Prima.</p>', given }), item('Amina D.')] })]),
  );
  const link = screen.getByRole('link', { name: 'example.be' });
  expect(link).toHaveAttribute('href', given.website);
  expect(link.getAttribute('rel')).toMatch(/^nofollow ugc/);
  expect(screen.getAllByRole('figure')).toHaveLength(2);
});

test('downloads are a list of links', () => {
  show(page([block('downloads', { items: [item('Vast bod', { path: '/nl/downloads/vast-bod/' })] })]));
  expect(within(screen.getByRole('list')).getByRole('link', { name: 'Vast bod' })).toHaveAttribute(
    'href',
    '/nl/downloads/vast-bod/',
  );
});

test('renders a complete article as a text, otherwise as a card', () => {
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

test('renders the valuation call as a text with a button', () => {
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
