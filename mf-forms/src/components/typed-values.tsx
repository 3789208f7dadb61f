import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { type ContactValues, FIELDS, fromPosted } from '../model/contact-values.ts';
import { forgetDraft, keepDraft } from '../model/draft.ts';

/**
 * Loses nothing that was typed: neither before this script arrived, when only the document knew of it, nor when the visitor
 * leaves for another page of the site and comes back.
 */
export function TypedValues({ draft }: { draft: string }) {
  const form = useForm<ContactValues>();
  const within = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = within.current?.closest('form');
    if (element) form.batch(() => adopt(fromPosted(posted(element)), form));
    return () => {
      const { submitSucceeded, dirty, values } = form.getState();
      if (submitSucceeded) forgetDraft(draft);
      else if (dirty) keepDraft(draft, values);
    };
  }, [form, draft]);
  return <span ref={within} hidden />;
}

function adopt(typed: ContactValues, form: ReturnType<typeof useForm<ContactValues>>): void {
  const { values } = form.getState();
  for (const name of FIELDS) {
    const value = typed[name];
    // Empty: no text, no tick, no tick in a list.
    if (String(value || '') && String(value) !== String(values[name])) form.change(name, value as never);
  }
}

/** The form as the browser would send it. */
function posted(element: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const control of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const isLeftOut = control.type === 'checkbox' && !control.checked;
    if (!isLeftOut) values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}
