import { OWNER_HINT } from './owner-hint.ts';

const COOKIE = 'facade-owner-name';

/** Opens a document whose header has two login links. Returns their texts before the first paint. */
async function open(cookie: string | null): Promise<(string | null)[]> {
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: stored earlier by this browser
  document.cookie = cookie === null ? `${COOKIE}=; Max-Age=0` : `${COOKIE}=${cookie}`;
  // biome-ignore lint/security/noGlobalEval: runs the head's script like a browser
  window.eval(OWNER_HINT);
  document.body.innerHTML =
    '<a><span data-greeting="Dag {name}">Login</span></a><a><span data-greeting="Dag {name}">Login</span></a>';
  // Observers run before the browser paints.
  await Promise.resolve();
  const said = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return said;
}

test.each([
  ['Els', 'Dag Els'],
  [encodeURIComponent('Zoë'), 'Dag Zoë'],
  [encodeURIComponent('<b>$&'), 'Dag <b>$&'],
])('the login links show the name %s', async (cookie, text) => {
  expect(await open(cookie)).toEqual([text, text]);
  expect(document.querySelector('b')).toBeNull();
});

test.each([null, '%E0%A4%A'])('they stay unchanged without a readable name (%p)', async (cookie) => {
  expect(await open(cookie)).toEqual(['Login', 'Login']);
});
