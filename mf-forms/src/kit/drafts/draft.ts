import type { FormValues } from '../values.ts';

/** Session storage: only this tab, and gone when it is closed. Input is private until it is sent. */
const KEY = 'facade-draft:';

/** The visitor's input before the page was left or reloaded; none if storage is blocked. */
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
