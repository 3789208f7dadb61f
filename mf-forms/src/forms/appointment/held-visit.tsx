import { useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import type { Appointment } from './appointment.ts';

/** Until when a visit is held, and the button that books it (`children`) for whoever came by the link of the mail. */
export function HeldVisit({ appointment, children }: { appointment: Appointment; children: ReactNode }) {
  const t = useTexts('mf-forms');
  const { heldUntil, canConfirm } = appointment;
  const time = heldUntil?.slice(11, 16) ?? '';
  return (
    <section>
      <Notice tone="info">{t(canConfirm ? 'appointment.hold' : 'appointment.byMail', { time })}</Notice>
      {canConfirm && children}
    </section>
  );
}
