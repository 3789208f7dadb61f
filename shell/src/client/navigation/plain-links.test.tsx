import { createEvent, fireEvent } from '@testing-library/react';
import type { Navigator } from 'react-router';
import { followPlainLinks } from './plain-links.ts';

const push = jest.fn();
history.replaceState(null, '', '/nl/hier/?a=1');
followPlainLinks({ push } as unknown as Navigator);
beforeEach(() => push.mockClear());

/** Clicks the content of a link. Returns whether the browser was left to follow it. */
function click(link: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = link.replace('></a>', '><b>x</b></a>');
  const inside = document.querySelector('b') as Element;
  const event = createEvent.click(inside, { bubbles: true, cancelable: true, button: 0, ...init });
  // jsdom would try to follow the link; our listener has already run at this point.
  window.addEventListener('click', (late) => late.preventDefault(), { once: true });
  fireEvent(inside, event);
  return push.mock.calls.length === 0;
}

test.each([
  ['/nl/te-koop/', '/nl/te-koop/'],
  ['/nl/te-koop/?page=2#lijst', '/nl/te-koop/?page=2#lijst'],
  ['http://localhost/nl/te-koop/', '/nl/te-koop/'],
  ['/nl/hier/?a=2#x', '/nl/hier/?a=2#x'],
])('%s is followed within the document', (href, path) => {
  expect(click(`<a href="${href}"></a>`)).toBe(false);
  expect(push).toHaveBeenCalledWith(path, undefined);
});

test.each([
  ['another site', '<a href="https://elsewhere.example/nl/"></a>'],
  ['another window', '<a href="/nl/te-koop/" target="_blank"></a>'],
  ['a download', '<a href="/nl/te-koop/" download></a>'],
  ['another language', '<a href="/fr/a-vendre/" hreflang="fr"></a>'],
  ['a file', '<a href="/files/a.pdf"></a>'],
  ['the api', '<a href="/api/pictures/"></a>'],
  ['a place on this page', '<a href="/nl/hier/?a=1#onder"></a>'],
  ['a link that resets the cookie choice', '<a href="/nl/cookie-policy/?setcookies"></a>'],
  ['a preview', '<a href="/nl/preview/te-koop/"></a>'],
  ['a telephone', '<a href="tel:+3268000000"></a>'],
  ['mail', '<a href="mailto:a@example.be"></a>'],
  ['no link', '<p></p>'.replace('<p></p>', '<p><b>x</b></p>')],
])('%s is left to the browser', (_what, link) => {
  expect(click(link)).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'so is a click with %p',
  (init) => {
    expect(click('<a href="/nl/te-koop/"></a>', init)).toBe(true);
  },
);

test('so is a click that another listener has handled', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(click('<a href="/nl/te-koop/"></a>')).toBe(true);
});
