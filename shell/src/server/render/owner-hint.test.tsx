import { OWNER_HINT } from './owner-hint.ts';

const COOKIE = 'facade-owner-name';

/** A document arrives whose header has two links to the login; gives what they say before it is painted. */
async function open(cookie: string | null): Promise<(string | null)[]> {
  document.body.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: as this browser has kept it
  document.cookie = cookie === null ? `${COOKIE}=; Max-Age=0` : `${COOKIE}=${cookie}`;
  // biome-ignore lint/security/noGlobalEval: as the browser runs what stands in the head
  window.eval(OWNER_HINT);
  document.body.innerHTML =
    '<a><span data-greeting="Dag {name}">Login</span></a><a><span data-greeting="Dag {name}">Login</span></a>';
  // Observers are called before the browser paints.
  await Promise.resolve();
  const said = [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return said;
}

test.each([
  ['Els', 'Dag Els'],
  [encodeURIComponent('Zoë'), 'Dag Zoë'],
  [encodeURIComponent('<b>$&'), 'Dag <b>$&'],
])('the links to the login say the name %s', async (cookie, text) => {
  expect(await open(cookie)).toEqual([text, text]);
  expect(document.querySelector('b')).toBeNull();
});

test.each([null, '%E0%A4%A'])('they stay as they are without a name that can be read (%p)', async (cookie) => {
  expect(await open(cookie)).toEqual(['Login', 'Login']);
});
