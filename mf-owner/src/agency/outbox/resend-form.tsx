import { Button } from '@facade/shared-ui';

export const RESEND_FORM = 'staff-outbox';

interface ResendFormProps {
  /** Id of the mail; without one, all failed ones. */
  id?: string;
  label: string;
  /** Accessible name, since many mails have the same label. */
  description?: string;
}

/** A button that resends mails. */
export function ResendForm({ id, label, description }: ResendFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="form" value={RESEND_FORM} />
      <input type="hidden" name={id ? 'id' : 'all'} value={id ?? 'true'} />
      <Button type="submit" variant="secondary" size="s" aria-label={description}>
        {label}
      </Button>
    </form>
  );
}
