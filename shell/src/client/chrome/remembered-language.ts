/** The server's mark that there was no stored choice and it used the browser's languages (`server/http/pages/language.ts`). */
const GUESSED = /(?:^|;\s*)i18next-guessed=1/;
const CHOICE = /(?:^|;\s*)i18next=([\w-]+)/;

/** Second place for the choice: browsers delete cookies sooner. */
const KEY = 'i18nextLng';

/** Keeps the visitor's choice of language for the next visit without a language in its path. */
export function rememberLanguage(code: string): void {
  writeCookie(`i18next=${code};max-age=31536000`);
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is disabled; the cookie is enough.
  }
}

/**
 * Where the cookie is gone, restores it from the choice in the browser's storage. If the server chose the page's language without
 * the cookie, goes to the same page in the visitor's language. An address with a language stays.
 */
export function restoreLanguage(go = (url: string) => location.replace(url)): void {
  const guessed = GUESSED.test(document.cookie);
  if (guessed) writeCookie('i18next-guessed=;max-age=0');
  const choice = CHOICE.exec(document.cookie)?.[1];
  const code = choice ?? storedLanguage();
  const link = code && document.querySelector<HTMLAnchorElement>(`.languages a[hreflang="${CSS.escape(code)}"]`);
  if (!link) return;
  if (!choice) writeCookie(`i18next=${code};max-age=31536000`);
  if (guessed && code !== document.documentElement.lang) go(link.href);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeCookie(value: string): void {
  // Lax: the choice also counts for a visitor who comes from a search engine, a mail or another site.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${value};path=/;samesite=lax`;
}
