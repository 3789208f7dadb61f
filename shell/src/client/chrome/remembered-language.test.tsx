import { restoreLanguage } from './remembered-language.ts';

const go = jest.fn();

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${cookie};path=/`;
};

beforeEach(() => {
  go.mockClear();
  setCookie('i18next=;max-age=0');
  setCookie('i18next-guessed=;max-age=0');
  localStorage.clear();
  document.documentElement.lang = 'nl';
  document.body.innerHTML =
    '<div class="languages"><a hreflang="nl" href="/nl/">NL</a><a hreflang="fr" href="/fr/">FR</a></div>';
});

const guessed = () => setCookie('i18next-guessed=1');

test('a choice found only in the storage applies where the server had to guess, and becomes a cookie again', () => {
  guessed();
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).toHaveBeenCalledWith('http://localhost/fr/');
  expect(document.cookie).toBe('i18next=fr');
});

test('an address with a language stays, and the choice becomes a cookie again', () => {
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('i18next=fr');
});

test('the cookie takes precedence over the storage', () => {
  guessed();
  setCookie('i18next=nl');
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('i18next=nl');
});

test('a cookie that the server did not get applies as well', () => {
  guessed();
  setCookie('i18next=fr');
  restoreLanguage(go);
  expect(go).toHaveBeenCalledWith('http://localhost/fr/');
});

test.each(['de', '"]', ''])('ignores a language that the site does not have: "%s"', (code) => {
  guessed();
  localStorage.setItem('i18nextLng', code);
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});
