import type { Popup } from '@facade/shared-domain/model';
import { type ComponentType, useEffect, useState } from 'react';
import type { PopupDialogProps } from './popup-dialog.tsx';

const CLOSED = 'facade:popup-closed';

/** Shows the agency's popup after its delay, once a session; its code is loaded only then. */
export function PopupGate({ popup }: { popup: Popup }) {
  const [Dialog, setDialog] = useState<ComponentType<PopupDialogProps> | null>(null);

  useEffect(() => {
    if (!isWanted()) return;
    const timer = setTimeout(async () => {
      const { PopupDialog } = await import('./popup-dialog.tsx');
      if (isWanted()) setDialog(() => PopupDialog);
    }, popup.delaySeconds * 1000);
    return () => clearTimeout(timer);
  }, [popup.delaySeconds]);

  if (!Dialog) return null;
  const close = () => {
    remember();
    setDialog(null);
  };
  return <Dialog popup={popup} onClose={close} />;
}

/** Not in a preview, not after its own link was followed or a form sent, not twice in a session. */
function isWanted(): boolean {
  const { pathname, href } = window.location;
  const isAnswer = href.includes('modal-clicked') || [...document.forms].some(({ action }) => action === href);
  return !isAnswer && !pathname.includes('preview') && !wasClosed();
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(CLOSED, 'true');
  } catch {
    // Storage is switched off: it stays closed on this page at least.
  }
}
