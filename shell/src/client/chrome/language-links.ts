import type { Language } from '@facade/shared-domain/model';

/** Remembers the choice, so that the next visit without a language in its path starts with it. */
export function startLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.languages a[hreflang]');
    if (link) rememberLanguage(link.hreflang);
  });
}

/** The language switch leads to this very page in the other languages. */
export function updateLanguageLinks(alternates: Partial<Record<Language, string>>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = alternates[link.hreflang as Language] ?? `/${link.hreflang}/`;
  }
}

function rememberLanguage(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `i18next=${code};path=/;max-age=31536000;samesite=strict`;
  try {
    localStorage.setItem('i18nextLng', code);
  } catch {
    // storage is switched off; the cookie will do
  }
}
