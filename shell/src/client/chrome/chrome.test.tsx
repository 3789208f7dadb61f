import { on } from '@facade/section-kit';
import { TestPage } from '@facade/section-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLayout } from '../../layout/page-layout.tsx';
import { siteWithMenu } from '../../layout/test-site.ts';
import nl from '../../locales/nl.json';
import { showBusy, startChrome } from './chrome.ts';
import { startHeader } from './header.ts';
import { updateLanguageLinks } from './language-links.ts';
import { startScrollToTop } from './scroll-to-top.ts';

const show = () =>
  render(
    <TestPage site={siteWithMenu()} locales={{ shell: nl }} path="/nl/">
      <PageLayout alternates={{ nl: '/nl/', fr: '/fr/' }} overHero>
        <button type="button">Elsewhere</button>
      </PageLayout>
    </TestPage>,
  );

const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
};
afterEach(() => scrollTo(0));

function openDrawer() {
  const { container } = show();
  const header = container.querySelector('header') as HTMLElement;
  startHeader(header);
  const drawer = header.querySelector('details.drawer') as HTMLDetailsElement;
  drawer.open = true;
  return { drawer, header };
}

test('Escape closes a menu and returns the focus to its button', async () => {
  const { drawer } = openDrawer();
  within(drawer).getByText('Te huur').focus();
  await userEvent.keyboard('{Escape}');
  expect(drawer.open).toBe(false);
  expect(drawer.querySelector('summary')).toHaveFocus();
});

test('a click elsewhere closes a menu, one inside it does not', async () => {
  const { drawer } = openDrawer();
  fireEvent.pointerDown(within(drawer).getByText('Te huur'));
  expect(drawer.open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(drawer.open).toBe(false);
});

test('following a link closes the menu it is in', () => {
  const { drawer } = openDrawer();
  fireEvent.click(within(drawer).getByText('Te huur'));
  expect(drawer.open).toBe(false);
});

test('leaving a menu with the keyboard closes it', () => {
  const { drawer } = openDrawer();
  screen.getByText('Elsewhere').focus();
  expect(drawer.open).toBe(false);
});

test('the header reacts to scrolling from 30 pixels on', () => {
  const { header } = openDrawer();
  scrollTo(30);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(31);
  expect(header).toHaveAttribute('data-scrolled');
});

test('the button to the top shows above 10 pixels, 100 ms after the last scroll', () => {
  jest.useFakeTimers();
  const goTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { container } = show();
  const button = container.querySelector('[data-chrome=top]') as HTMLElement;
  startScrollToTop();
  scrollTo(10);
  act(() => void jest.advanceTimersByTime(100));
  expect(button).not.toHaveAttribute('data-shown');
  scrollTo(11);
  act(() => void jest.advanceTimersByTime(99));
  expect(button).not.toHaveAttribute('data-shown');
  act(() => void jest.advanceTimersByTime(1));
  expect(button).toHaveAttribute('data-shown');
  fireEvent.click(button);
  expect(goTo).toHaveBeenCalledWith({ top: 0 });
  jest.useRealTimers();
});

test('the language switch follows the page', () => {
  const { container } = show();
  updateLanguageLinks({ nl: '/nl/te-koop/', fr: '/fr/a-vendre/' });
  const links = [...container.querySelectorAll('.tools .languages a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/nl/te-koop/', '/fr/a-vendre/', '/en/']);
});

test('the footer opens the cookie settings; a chosen language is remembered', () => {
  show();
  startChrome();
  const opened = jest.fn();
  const stop = on('consent:open', opened);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Cookievoorkeuren wijzigen'));
  expect(opened).toHaveBeenCalledTimes(1);
  stop();

  fireEvent.click(screen.getAllByText('FR')[0] as HTMLElement);
  expect(document.cookie).toContain('i18next=fr');
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
});

test('a navigation in progress is shown and announced', () => {
  const { container } = show();
  showBusy(true);
  expect(container.querySelector('.progress')).toHaveAttribute('data-busy');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy');
  showBusy(false);
  expect(container.querySelector('.progress')).not.toHaveAttribute('data-busy');
});
