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

test('a choice that only the storage knows is followed where the server had to guess, and is a cookie again', () => {
  guessed();
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).toHaveBeenCalledWith('http://localhost/fr/');
  expect(document.cookie).toBe('i18next=fr');
});

test('an address that names its language stays, and the choice is a cookie again', () => {
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('i18next=fr');
});

test('the cookie goes before the storage', () => {
  guessed();
  setCookie('i18next=nl');
  localStorage.setItem('i18nextLng', 'fr');
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('i18next=nl');
});

test.each(['de', '"]', ''])('what the site does not speak is left alone: "%s"', (code) => {
  guessed();
  localStorage.setItem('i18nextLng', code);
  restoreLanguage(go);
  expect(go).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});
