import type { Language } from '@facade/shared-domain/model';
import { rememberLanguage, restoreLanguage } from './remembered-language.ts';

/** Remembers the choice, so that the next visit without a language in its path starts with it. */
export function startLanguageLinks(): void {
  restoreLanguage();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('.languages a[hreflang]');
    if (link) rememberLanguage(link.hreflang);
  });
}

/** Points the language switch at this page in the other languages. */
export function updateLanguageLinks(alternates: Partial<Record<Language, string>>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    link.href = alternates[link.hreflang as Language] ?? `/${link.hreflang}/`;
  }
}
