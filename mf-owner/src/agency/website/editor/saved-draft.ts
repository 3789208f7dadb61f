import type { WebsiteFieldValue } from '@facade/shared-domain/model';

/** Unpublished input, with the version that it is based on. */
export interface SavedDraft {
  version: string;
  values: Record<string, WebsiteFieldValue>;
}

const keyOf = (thing: string): string => `facade-website:${thing}`;

/** In this browser's storage, if available. */
export function keepDraft(thing: string, draft: SavedDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(thing), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(thing));
  } catch {
    // Storage full or blocked: the page shows the unpublished state anyway.
  }
}

export function readDraft(thing: string): SavedDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(thing)) ?? 'null');
    return typeof kept?.version === 'string' && typeof kept.values === 'object' ? kept : null;
  } catch {
    return null;
  }
}
