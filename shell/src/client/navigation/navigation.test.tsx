import { redirectTo } from '@facade/section-kit';
import type { NavigateOptions } from 'react-router';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import { NAVIGATION } from '../../composition/time-limits.ts';
import { createNavigation } from './navigation.ts';

const pageOf = (url: URL) => ({ href: url.pathname + url.search }) as LoadedPage;
const load = jest.fn<Promise<LoadedPage | null>, [URL, AbortSignal]>();
const show = jest.fn<Promise<void>, [LoadedPage]>();
const setBusy = jest.fn<void, [boolean]>();
const leave = jest.fn();
const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

document.body.innerHTML = '<main id="main" tabindex="-1"></main><h2 id="één">x</h2>';
const main = document.getElementById('main') as HTMLElement;
const { navigator } = createNavigation({ load, show, setBusy, leave });

/** Does something that navigates, and waits for the end of that navigation. */
const navigated = (act: () => void) =>
  new Promise<void>((resolve) => {
    setBusy.mockImplementation((busy) => busy || resolve());
    act();
  });
const push = (path: string, options?: NavigateOptions) => navigated(() => navigator.push(path, undefined, options));
const here = () => location.pathname + location.search + location.hash;

beforeEach(async () => {
  jest.clearAllMocks();
  load.mockImplementation(async (url) => pageOf(url));
  show.mockResolvedValue();
});

test('changes the address once the page has loaded, then shows it from the top with the focus on it', async () => {
  const arrival = Promise.withResolvers<LoadedPage>();
  load.mockReturnValue(arrival.promise);
  const before = here();
  const arrived = push('/nl/a/?x=1');
  expect(here()).toBe(before);
  arrival.resolve(pageOf(new URL('http://localhost/nl/a/?x=1')));
  await arrived;
  expect(here()).toBe('/nl/a/?x=1');
  expect(show).toHaveBeenCalledWith({ href: '/nl/a/?x=1' });
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(main).toHaveFocus();
});

test.each([
  ['in one element each, as Edge does', '<p><font>Huis te koop</font></p>'],
  ['in two, as Chrome does', '<p><font><font>Huis te koop</font></font></p>'],
])('a page whose texts were translated %s is left as a document, forward and back', async (_who, html) => {
  await push('/nl/before/');
  await push('/nl/translated/');
  jest.clearAllMocks();
  main.innerHTML = html;
  navigator.push('/nl/b/');
  expect(leave).toHaveBeenCalledWith(new URL('http://localhost/nl/b/'), 'push');
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await returned;
  expect(leave).toHaveBeenLastCalledWith(new URL('http://localhost/nl/before/'), 'traverse');
  expect(load).not.toHaveBeenCalled();
  main.replaceChildren();
});

test('a filter keeps the focus while the list changes, and loses it to another page', async () => {
  await push('/nl/list/');
  const filter = main.appendChild(document.createElement('select'));
  filter.focus();
  await push('/nl/list/?type=3');
  expect(filter).toHaveFocus();
  await push('/nl/house/');
  expect(main).toHaveFocus();
  filter.remove();
});

test('what changes a part of the page leaves scroll position and focus, but not on another page', async () => {
  await push('/nl/list/');
  const map = main.appendChild(document.createElement('button'));
  map.focus();
  Object.assign(window, { scrollY: 640 });
  const search = (path: string) => push(path, { preventScrollReset: true });
  await search('/nl/list/?bbox=3,50,4,51');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(map).toHaveFocus();
  await search('/nl/house/');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(main).toHaveFocus();
  Object.assign(window, { scrollY: 0 });
  map.remove();
});

test('a newer navigation cancels an older one, whichever loads first', async () => {
  const arrivals: ((page: LoadedPage) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  navigator.push('/nl/slow/', undefined);
  const arrived = push('/nl/quick/');
  expect(load.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
  arrivals[1]?.(pageOf(new URL('http://localhost/nl/quick/')));
  await arrived;
  arrivals[0]?.(pageOf(new URL('http://localhost/nl/slow/')));
  // The navigation waits for the same promise, and was first.
  await load.mock.results[0]?.value;
  expect(show.mock.calls).toEqual([[{ href: '/nl/quick/' }]]);
  expect(here()).toBe('/nl/quick/');
});

test('going back restores the scroll position', async () => {
  await push('/nl/list/');
  Object.assign(window, { scrollY: 640 });
  await push('/nl/house/');
  Object.assign(window, { scrollY: 50 });
  await navigated(() => history.back());
  expect(here()).toBe('/nl/list/');
  expect(show).toHaveBeenLastCalledWith({ href: '/nl/list/' });
  expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  await navigated(() => history.forward());
  expect(scrolled).toHaveBeenLastCalledWith({ top: 50, behavior: 'instant' });
});

test('a fragment that cannot be decoded does no harm', async () => {
  await push('/nl/odd/#%E0%A4%A');
  expect(leave).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledTimes(1);
});

test('leaves other sites and failures to the browser', async () => {
  const before = here();
  load.mockResolvedValueOnce(null);
  await push('/fr/a/');
  expect(leave).toHaveBeenLastCalledWith(new URL('http://localhost/fr/a/'), 'push');
  load.mockRejectedValueOnce(new Error('offline'));
  await push('/nl/b/');
  expect(leave).toHaveBeenLastCalledWith(new URL('http://localhost/nl/b/'), 'push');
  expect([here(), show.mock.calls]).toEqual([before, []]);
});

test('leaves a page that is late, or that only the server may have, to an ordinary page load', async () => {
  jest.useFakeTimers();
  load.mockReturnValueOnce(new Promise(() => {}));
  navigator.push('/nl/late/', undefined);
  await jest.advanceTimersByTimeAsync(NAVIGATION - 1);
  expect(leave).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(leave.mock.calls).toEqual([[new URL('http://localhost/nl/late/'), 'push']]);
  expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  jest.useRealTimers();

  const missing = async (url: URL) => ({ ...pageOf(url), status: 503 }) as LoadedPage;
  load.mockImplementation(missing);
  await push('/nl/missing/');
  expect([leave.mock.calls.length, show.mock.calls]).toEqual([2, []]);

  // Without a connection the message is all there is; rendered again, it stays.
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await push('/nl/missing/');
  online.mockRestore();
  await push('/nl/missing/');
  expect([leave.mock.calls.length, show.mock.calls.length]).toEqual([2, 2]);
});

test('follows redirects; leaves endless ones to the browser', async () => {
  load.mockRejectedValueOnce(redirectTo('/nl/right/?a=1'));
  await push('/nl/wrong/');
  expect(here()).toBe('/nl/right/?a=1');
  load.mockImplementation((url) => Promise.reject(redirectTo(url.pathname === '/nl/x/' ? '/nl/y/' : '/nl/x/')));
  await push('/nl/x/');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(load.mock.calls.length).toBeLessThan(10);
});

test('replacing adds no history entry', async () => {
  await push('/nl/one/');
  const { length } = history;
  await navigated(() => navigator.replace('/nl/one/?sort=price', undefined));
  expect([history.length, here()]).toEqual([length, '/nl/one/?sort=price']);
});

describe('announces to the visitor', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  test('only a slow navigation, and its end', async () => {
    await push('/nl/quick/');
    await jest.advanceTimersByTimeAsync(300);
    expect(setBusy).not.toHaveBeenCalledWith(true);
    const arrival = Promise.withResolvers<LoadedPage>();
    load.mockReturnValue(arrival.promise);
    const arrived = push('/nl/slow/');
    await jest.advanceTimersByTimeAsync(119);
    expect(setBusy).not.toHaveBeenCalledWith(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(setBusy).toHaveBeenLastCalledWith(true);
    arrival.resolve(pageOf(new URL('http://localhost/nl/slow/')));
    await arrived;
    expect(setBusy).toHaveBeenLastCalledWith(false);
  });

  test('nothing when a newer navigation has replaced it', async () => {
    load.mockReturnValueOnce(new Promise(() => {}));
    navigator.push('/nl/slow/', undefined);
    await push('/nl/quick/');
    await jest.advanceTimersByTimeAsync(2000);
    expect(setBusy).not.toHaveBeenCalledWith(true);
  });
});

test('in a preview, a path of the site becomes the same path below the preview', async () => {
  const inPreview = createNavigation({ load, show, setBusy, leave, place: (path) => `/preview${path}` });
  load.mockResolvedValue(null);
  await navigated(() => inPreview.navigator.push('/nl/te-koop/', undefined));
  expect(leave.mock.calls.at(-1)?.[0].pathname).toBe('/preview/nl/te-koop/');
});
