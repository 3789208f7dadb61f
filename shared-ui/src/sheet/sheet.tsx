import { Icon } from '@facade/shared-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { holdPage } from './hold-page.ts';
import { SheetFrame } from './sheet.style.ts';
import { useOwnEntry } from './use-own-entry.ts';

export interface SheetProps {
  title: string;
  /** What the form is about. */
  about?: string | undefined;
  /** Label of its button, in the visitor's language. */
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

const TITLE_ID = 'form-sheet-title';

/**
 * A form over the page. It is rendered into the body, outside the styles around the button. The browser's Back closes it. React's
 * events pass from it to the component that renders it: render it outside any other form.
 */
export function Sheet({ title, about, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useOwnEntry(dialog);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);
  return createPortal(
    <SheetFrame ref={dialog} aria-labelledby={TITLE_ID} onClose={() => leave(onClose)}>
      <header>
        <div>
          <h2 id={TITLE_ID}>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </SheetFrame>,
    document.body,
  );
}
