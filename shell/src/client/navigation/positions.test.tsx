import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { createNavigation } from './navigation.ts';
import { storedPositions } from './positions.ts';

const load = jest.fn(async ({ pathname }: URL) => ({ href: pathname }) as LoadedPage);
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
let settled = () => {};

document.body.innerHTML = '<main id="main" tabindex="-1"></main><h2 id="één">x</h2>';
const main = document.getElementById('main') as HTMLElement;
const { navigator } = createNavigation({ load, show: async () => {}, setBusy: (busy) => busy || settled() });

const push = (path: string) =>
  new Promise<void>((resolve) => {
    settled = resolve;
    navigator.push(path, undefined);
  });
const scrollTo = (scrollY: number) => Object.assign(window, { scrollY });

afterEach(() => scrollTo(0));

test('the next document of the tab knows where each page was scrolled to', async () => {
  await push('/nl/list/');
  const { key } = history.state;
  scrollTo(640);
  await push('/nl/house/');
  dispatchEvent(new Event('pagehide'));
  expect(storedPositions().get(key)).toBe(640);
});

test('a link within the page is left to the browser; Back leads to where it was, and the focus stays', async () => {
  await push('/nl/long/');
  scrollTo(350);
  load.mockClear();
  scrolled.mockClear();
  const link = main.appendChild(document.createElement('button'));
  link.focus();
  link.click();
  const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = '#één';
  await popped();
  expect(scrolled).not.toHaveBeenCalled();
  scrollTo(7000);
  history.back();
  await popped();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 350, behavior: 'instant' });
  expect(link).toHaveFocus();
  expect(load).not.toHaveBeenCalled();
  link.remove();
});
