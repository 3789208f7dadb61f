import { onDemand } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FormSheetProps, SheetForm } from './form-sheet.tsx';

type Shown = Pick<FormSheetProps, 'title' | 'about' | 'form'>;

interface Wanted {
  title: string;
  about?: string;
  form: SheetForm;
  /** Gets the focus back; by default the link itself. */
  opener?: HTMLElement | null;
}

const FormSheet = onDemand(null, async () => (await import('./form-sheet.tsx')).FormSheet);

/**
 * Opens the form that a link leads to in a sheet over the page. Its code comes at the click; where it cannot be had, and without
 * scripts, the link leads to the form's own page.
 * @param agent to call where the form cannot be had
 */
export function useFormSheet(agent: Agent): {
  /** For `onClick` of the link. */
  open(event: MouseEvent<HTMLAnchorElement>, wanted: Wanted): Promise<void>;
  element: ReactNode;
} {
  const [shown, setShown] = useState<Shown | null>(null);
  const opener = useRef<HTMLElement>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>, { title, about, form, ...wanted }: Wanted): Promise<void> {
    const { currentTarget: link, ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    opener.current = wanted.opener ?? link;
    if (await FormSheet.load()) setShown({ title, about, form });
    else location.assign(link.href);
  }

  // Once the dialog is gone: until then nothing outside of it takes the focus.
  useLayoutEffect(() => {
    if (!shown) opener.current?.focus();
  }, [shown]);

  const element = shown && <FormSheet {...shown} agent={agent} onClose={() => setShown(null)} />;
  return { open, element };
}
