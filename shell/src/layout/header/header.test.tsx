import { TestPage } from '@facade/section-kit/testing';
import type { Site } from '@facade/shared-domain/model';
import { render, screen, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { entry, siteWithMenu } from '../test-site.ts';
import { Header } from './header.tsx';

const show = (site: Site = siteWithMenu(), path = '/nl/te-koop/', overHero = false) =>
  render(
    <TestPage site={site} locales={{ shell: nl }} path={path}>
      <Header alternates={{ nl: '/nl/te-koop/', fr: '/fr/a-vendre/' }} overHero={overHero} isStaffArea={false} />
    </TestPage>,
  );

/** The menu of the bar; the drawer has another one. */
const bar = (container: HTMLElement) => within(container.querySelector<HTMLElement>('nav.menu') as HTMLElement);
const drawer = (container: HTMLElement) => container.querySelector('details.drawer') as HTMLDetailsElement;

test('the logo links to home and the button to the free valuation', () => {
  const { container } = show();
  expect(container.querySelector('a.logo')).toHaveAttribute('href', '/nl/');
  expect(container.querySelector('.tools .ui-button')).toHaveAttribute('href', '/nl/gratis-schatting/');
});

test('the agency’s own logo replaces mark and name, with a version for each background', () => {
  const site = siteWithMenu();
  const logo = { onLight: '/images/logo/a.svg', onDark: '/images/logo/b.svg', width: 168, height: 56 };
  const { container } = show({ ...site, header: { ...site.header, logo } });
  const shown = [...container.querySelectorAll('a.logo img')];
  expect(shown.map((image) => [image.getAttribute('src'), image.getAttribute('data-on')])).toEqual([
    ['/images/logo/a.svg', 'light'],
    ['/images/logo/b.svg', 'dark'],
  ]);
  expect(container.querySelector('a.logo .mark')).toBeNull();
  const { container: other } = show({ ...site, header: { ...site.header, logo: { ...logo, onDark: logo.onLight } } });
  expect(other.querySelectorAll('a.logo img')).toHaveLength(1);
});

test('an item of the top bar stands out in the agency’s colour', () => {
  const site = siteWithMenu();
  const ground = { color: '#b4482b', ink: '#ffffff', isDark: true };
  const item = { side: 'left', label: 'Nieuw', link: '/nl/', icon: 'info' } as const;
  const { container } = show({ ...site, topBar: [item, { ...item, label: 'Anders', ground }] });
  const items = [...container.querySelectorAll<HTMLElement>('.top-bar a')];
  expect(items.map(({ style }) => style.getPropertyValue('--ground'))).toEqual(['', '#b4482b']);
});

test('no valuation button without such a page', () => {
  const { container } = show(siteWithMenu({ routes: [] }));
  expect(container.querySelector('.ui-button')).toBeNull();
});

test('the home entry is hidden unless enabled; entries are marked for the script that finds the current one', () => {
  const { container } = show();
  expect(bar(container).getByText('Te koop')).toHaveAttribute('data-menu');
  expect(screen.queryByText('Home')).toBeNull();
  const site = siteWithMenu();
  const { container: other } = show({ ...site, header: { ...site.header, showHome: true } });
  expect(bar(other).getByText('Home')).toHaveAttribute('href', '/nl/');
});

test('an entry to another site opens in a new tab and says so', () => {
  const { container } = show();
  const link = bar(container).getAllByText('Blog')[0];
  expect(link).toHaveAttribute('href', 'https://blog.example/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link?.querySelector('svg')).toHaveAccessibleName('opent in een nieuw venster');
});

test('the dropdown of an entry lists its own page first, then the pages under it', () => {
  const { container } = show();
  const dropdown = container.querySelector('details.dropdown') as HTMLElement;
  const links = [...dropdown.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Overzicht', '/nl/diensten/'],
    ['Ons ereloon', '/nl/diensten/ons-ereloon/'],
  ]);
});

test('entries beyond the maximum go to the extra menu', () => {
  const site = siteWithMenu();
  const { container } = show({ ...site, header: { ...site.header, maxVisible: 2 } });
  expect(container.querySelectorAll('nav.menu > ul > li:not(:has([data-more]))')).toHaveLength(2);
  const more = container.querySelector('[data-more]') as HTMLElement;
  expect(within(more).getByText('Diensten')).toHaveAttribute('href', '/nl/diensten/');
  expect(within(more).getByText('Ons ereloon')).toBeInTheDocument();
});

test('on tablets only, the end of a long menu moves to the extra menu', () => {
  const site = siteWithMenu();
  const { container } = show({
    ...site,
    menu: [...site.menu, entry(5, 'Contact', '/nl/contact/'), entry(6, 'Nog', '/nl/nog/')],
  });
  expect([...container.querySelectorAll('nav.menu li[data-wide]')].map((item) => item.textContent)).toEqual([
    'Blog',
    'Contact',
    'Nog',
  ]);
  expect(container.querySelector('li[data-narrow] [data-more]')).toBeInTheDocument();
});

test('the drawer holds menu, button, languages and the items of the top bar', () => {
  const { container } = show();
  const panel = within(drawer(container));
  expect(panel.getByText('Ons ereloon')).toBeInTheDocument();
  expect(panel.getByText('Gratis schatting')).toHaveAttribute('href', '/nl/gratis-schatting/');
  expect(panel.getByText('FR')).toHaveAttribute('href', '/fr/a-vendre/');
  expect(panel.getByText('068 00 00 00')).toHaveAttribute('target', '_blank');
  expect(panel.getByText('Eigenaarslogin')).not.toHaveAttribute('target');
});

test('logo and menu are where the agency wants them', () => {
  const site = siteWithMenu();
  const { container } = show({
    ...site,
    header: { ...site.header, logoPosition: 'center', menuPosition: 'left', drawerSide: 'left' },
  });
  expect(container.querySelector('[data-place=center] .logo')).toBeInTheDocument();
  expect(container.querySelector('[data-place=left] nav.menu')).toBeInTheDocument();
  expect(drawer(container)).toHaveAttribute('data-side', 'left');
});

test('over a hero it is transparent where the agency wants so', () => {
  const { container } = show(undefined, '/nl/', true);
  expect(container.querySelector('header')).toHaveAttribute('data-over-hero');
  expect(container.querySelector('header')).not.toHaveAttribute('data-hide-logo');
});

test('it keeps its background and hides its logo where the agency wants so', () => {
  const site = siteWithMenu();
  const { container } = show(
    { ...site, header: { ...site.header, transparentAtStart: false, showLogoAtStart: false } },
    '/nl/',
    true,
  );
  const header = container.querySelector('header');
  expect(header).not.toHaveAttribute('data-over-hero');
  expect(header).toHaveAttribute('data-hide-logo');
});

test('the login link carries the greeting for an owner; no other item does', () => {
  const item = { side: 'right', icon: 'user' } as const;
  const site = siteWithMenu({
    topBar: [
      { ...item, label: 'Eigenaarslogin', link: '/nl/login/' },
      { ...item, label: 'Elders', link: 'https://elsewhere.example/login/' },
    ],
  });
  const { container } = show(site);
  const greetings = [...container.querySelectorAll<HTMLElement>('[data-greeting]')];
  expect(greetings.map(({ textContent, dataset }) => [textContent, dataset.greeting])).toEqual([
    ['Eigenaarslogin', 'Dag {name}'],
    ['Eigenaarslogin', 'Dag {name}'],
  ]);
});
