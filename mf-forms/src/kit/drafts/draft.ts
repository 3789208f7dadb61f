import type { FormValues } from '../values.ts';

/** Of this tab alone, and gone when it is closed: what visitors type is theirs until they send it. */
const KEY = 'facade-draft:';

/** What the visitor had typed before the page was left or loaded again. Storage may be refused: then there is none. */
export function draftOf(form: string): FormValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + form) ?? 'null');
  } catch {
    return null;
  }
}

export function keepDraft(form: string, values: FormValues): void {
  try {
    sessionStorage.setItem(KEY + form, JSON.stringify(values));
  } catch {
    // Without storage the form lasts as long as its page.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(KEY + form);
  } catch {
    // Nothing was kept.
  }
}
