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
    '<a href="/nl/login/"><span data-greeting="Dag {name}" data-staff="/nl/agency/">Login</span></a>'.repeat(2);
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

test('for staff they also lead to the staff area', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: stored earlier by this browser
  document.cookie = 'facade-staff-name=Mia';
  expect(await open('Els')).toEqual(['Dag Mia', 'Dag Mia']);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/nl/agency/',
    '/nl/agency/',
  ]);
  // biome-ignore lint/suspicious/noDocumentCookie: logged out
  document.cookie = 'facade-staff-name=; Max-Age=0';
});

test.each([null, '%E0%A4%A'])('they stay unchanged without a readable name (%p)', async (cookie) => {
  expect(await open(cookie)).toEqual(['Login', 'Login']);
});
