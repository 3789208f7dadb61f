import type { WebsiteFieldValue } from '@facade/shared-domain/model';

/** What was typed and not published, with the version that it was typed over. */
export interface KeptDraft {
  version: string;
  values: Record<string, WebsiteFieldValue>;
}

const keyOf = (thing: string): string => `facade-website:${thing}`;

/** In this browser; nothing where it keeps nothing. */
export function keepDraft(thing: string, draft: KeptDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(thing), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(thing));
  } catch {
    // Full, or forbidden: the page says that nothing is published yet either way.
  }
}

export function readDraft(thing: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(thing)) ?? 'null');
    return typeof kept?.version === 'string' && typeof kept.values === 'object' ? kept : null;
  } catch {
    return null;
  }
}
