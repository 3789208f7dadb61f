import { Slot, type SlotRequest, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { Icon, Skeleton } from '@facade/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FormUnavailable } from '../contact/form-unavailable.tsx';
import { holdPage } from '../lightbox/hold-page.ts';
import { Sheet } from './form-sheet.style.ts';
import { useOwnEntry } from './use-own-entry.ts';

/** The forms that open over a page. */
export type SheetForm = SlotRequest<'mf-forms/visit' | 'mf-forms/documents' | 'mf-forms/send-to-friend'>;

export interface FormSheetProps {
  title: string;
  /** The home that the form is about. */
  about?: string | undefined;
  form: SheetForm;
  /** To call where the form cannot be had. */
  agent: Agent;
  onClose(): void;
}

const TITLE_ID = 'form-sheet-title';

/**
 * A form over the page of the home or project. It is rendered into the body, outside the styles around the button. The
 * browser's Back closes it.
 */
export function FormSheet({ title, about, form, agent, onClose }: FormSheetProps) {
  const t = useTexts('mf-detail');
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useOwnEntry(dialog);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);
  return createPortal(
    <Sheet ref={dialog} aria-labelledby={TITLE_ID} onClose={() => leave(onClose)}>
      <header>
        <div>
          <h2 id={TITLE_ID}>{title}</h2>
          {about && <p>{about}</p>}
        </div>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={t('contact.close')}>
          <Icon name="close" />
        </button>
      </header>
      <Slot {...form} skeleton={<Skeleton height="560px" />} fallback={<FormUnavailable agent={agent} />} />
    </Sheet>,
    document.body,
  );
}
