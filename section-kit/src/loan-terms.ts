import { useSyncExternalStore } from 'react';
import { emit, on } from './events.ts';

/** How a visitor would borrow, as typed: own means in euro, percent a year, years, and what the home is for. */
export type LoanTerms = { [Field in 'own' | 'rate' | 'years' | 'use']?: string | undefined };

const KEY = 'facade.loan';
const CHANGED = 'loan:changed';
const NONE: LoanTerms = {};

let known: LoanTerms | null = null;

function terms(): LoanTerms {
  known ??= read();
  return known;
}

function read(): LoanTerms {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string' && text.length < 40);
    return texts.length > 0 ? Object.fromEntries(texts) : NONE;
  } catch {
    return NONE;
  }
}

/** Remembers these terms on this device; without storage they last until the page is left. */
export function keepLoanTerms(changes: LoanTerms): void {
  known = { ...terms(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Storage is full or forbidden.
  }
  emit(CHANGED, known);
}

/** Calls the listener after every change, also in another tab, until the returned function is called. */
function listen(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    known = null;
    listener();
  };
  addEventListener('storage', onStorage);
  const stop = on(CHANGED, listener);
  return () => {
    removeEventListener('storage', onStorage);
    stop();
    // Changes of other tabs are not noticed now, so the next reader reads the storage again.
    known = null;
  };
}

/** The visitor's terms for a loan on this device. Empty on the server and while hydrating, so that the markup is the same. */
export const useLoanTerms = (): LoanTerms => useSyncExternalStore(listen, terms, () => NONE);
