import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { type FieldKinds, type FormValues, fromPosted, isBlank } from '../values.ts';
import { draftOf, forgetDraft, keepDraft } from './draft.ts';

interface TypedValuesProps {
  /** Name of the draft: the form and what it is about. */
  draft: string;
  kinds: FieldKinds;
  /** What the form began fields with: it gives way to a draft. */
  begun?: FormValues | undefined;
  /** For a form in steps: not sent yet, even if a step was submitted. */
  isOpen?: () => boolean;
}

/** Debounce of saving the input, in milliseconds. */
const PAUSE = 300;

/**
 * Keeps all input: typed before this script loaded, and when the visitor leaves the page, reloads it or switches its language.
 */
export function TypedValues({ draft, kinds, begun = NOTHING, isOpen = closed }: TypedValuesProps) {
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
      adopt(missing(draftOf(draft) ?? {}, form.getState().values, begun), form);
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
  }, [form, draft, kinds, begun, isOpen]);
  return <span ref={within} hidden />;
}

const closed = () => false;

const NOTHING: FormValues = {};

const onlyFields = (values: FormValues, kinds: FieldKinds): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(kinds, name)));

/** Of a draft, what the form has no value for, or one of its own. */
const missing = (draft: FormValues, values: FormValues, begun: FormValues): FormValues =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => isBlank(values[name]) || values[name] === begun[name]));

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
