import type { ContactValues } from './contact-values.ts';

/** Of this visit, in this document's memory only. Written in the browser alone. */
const drafts = new Map<string, ContactValues>();

/** What the visitor had typed before leaving for another page, so that coming back finds it. */
export const draftOf = (form: string): ContactValues | undefined => drafts.get(form);

export const keepDraft = (form: string, values: ContactValues): void => void drafts.set(form, values);

export const forgetDraft = (form: string): void => void drafts.delete(form);
