import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { type FieldKinds, type FormValues, fromPosted, isBlank } from '../values.ts';
import { draftOf, forgetDraft, keepDraft } from './draft.ts';

interface TypedValuesProps {
  /** Name of the draft: the form and what it is about. */
  draft: string;
  kinds: FieldKinds;
  /** Of a form in steps: the last one was not sent yet, whatever the form around says of a step. */
  isOpen?: () => boolean;
}

/** After so long without a key pressed, in milliseconds, what was typed is kept. */
const PAUSE = 300;

/**
 * Loses nothing that was typed: neither before this script arrived, when only the document knew of it, nor when the visitor
 * leaves for another page, loads the page again or switches its language.
 */
export function TypedValues({ draft, kinds, isOpen = closed }: TypedValuesProps) {
  const form = useForm<FormValues>();
  const within = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = within.current?.closest('form');
    const keep = () => {
      const { dirty, submitSucceeded, values } = form.getState();
      if (submitSucceeded && !isOpen()) forgetDraft(draft);
      else if (dirty) keepDraft(draft, onlyFields(values, kinds));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    form.batch(() => {
      if (element) adopt(fromPosted(kinds, posted(element)), form);
      adopt(missing(draftOf(draft) ?? {}, form.getState().values), form);
    });
    const stop = form.subscribe(
      () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE);
      },
      { values: true },
    );
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, draft, kinds, isOpen]);
  return <span ref={within} hidden />;
}

const closed = () => false;

const onlyFields = (values: FormValues, kinds: FieldKinds): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(kinds, name)));

/** Of a draft, what the form has no value for. */
const missing = (draft: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => isBlank(values[name])));

function adopt(typed: FormValues, form: ReturnType<typeof useForm<FormValues>>): void {
  const { values } = form.getState();
  for (const [name, value] of Object.entries(typed))
    if (!isBlank(value) && String(value) !== String(values[name])) form.change(name, value);
}

/** The form as the browser would send it. */
function posted(element: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const control of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const isLeftOut = ['checkbox', 'radio'].includes(control.type) && !control.checked;
    if (!isLeftOut) values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}
