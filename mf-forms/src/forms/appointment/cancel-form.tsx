import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import type { FormEvent, ReactNode } from 'react';

interface CancelFormProps {
  /** Hidden fields of the form. */
  children: ReactNode;
  busy: boolean;
  onCancel(): void;
}

/** Cancels the visit in two steps, so that one slip of the finger does not; without JavaScript too. */
export function CancelForm({ children, busy, onCancel }: CancelFormProps) {
  const t = useTexts('mf-forms');
  const cancel = (event: FormEvent) => {
    event.preventDefault();
    onCancel();
  };
  return (
    <details>
      <summary>{t('appointment.cancelNow')}</summary>
      <form method="post" onSubmit={cancel}>
        {children}
        <p>{t('appointment.cancelHint')}</p>
        <Button type="submit" variant="secondary" aria-disabled={busy}>
          {t('appointment.cancelSure')}
        </Button>
      </form>
    </details>
  );
}
