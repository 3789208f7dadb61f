import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus while React replaces the fields of a form by others of the same names: without it, the keyboard would
 * start again at the top of the page.
 * @returns a function to call before the fields are replaced
 */
export function useRestoredFocus(form: RefObject<HTMLFormElement | null>): () => void {
  const restore = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = null;
  });
  return () => {
    const focused = document.activeElement;
    if (!focused || !form.current?.contains(focused)) return;
    const panel = focused.closest('details');
    restore.current = () => {
      if (!focused.isConnected) fieldLike(focused, panel)?.focus();
    };
  };
}

/** The new field with the same name and value; otherwise the panel's summary. */
function fieldLike(old: Element, panel: HTMLDetailsElement | null): HTMLElement | null {
  const fields = [...(panel?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
  const isChoice = old instanceof HTMLInputElement && (old.type === 'checkbox' || old.type === 'radio');
  const same = fields.find(
    (field) => field.name === old.getAttribute('name') && (!isChoice || field.value === old.value),
  );
  return same ?? panel?.querySelector('summary') ?? null;
}
