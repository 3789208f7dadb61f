import { Slot, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import { Icon, Skeleton } from '@facade/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { holdPage } from '../lightbox/hold-page.ts';
import { FormUnavailable } from './form-unavailable.tsx';
import { Sheet } from './visit-sheet.style.ts';

export interface VisitSheetProps {
  homeId: number;
  /** To call where the form cannot be had. */
  agent: Agent;
  onClose(): void;
}

/** The form of a visit over the page of the home. It stands in the body: what styles the button's surroundings is not for the form. */
export function VisitSheet({ homeId, agent, onClose }: VisitSheetProps) {
  const t = useTexts('mf-detail');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);
  return createPortal(
    <Sheet ref={dialog} aria-labelledby="visit-sheet" onClose={onClose}>
      <header>
        <h2 id="visit-sheet">{t('contact.askVisit')}</h2>
        <button type="button" onClick={() => dialog.current?.close()} aria-label={t('contact.close')}>
          <Icon name="close" />
        </button>
      </header>
      <Slot
        id="mf-forms/visit"
        props={{ propertyId: homeId }}
        skeleton={<Skeleton height="560px" />}
        fallback={<FormUnavailable agent={agent} />}
      />
    </Sheet>,
    document.body,
  );
}
