import { Button } from '@facade/shared-ui';

export const RESEND_FORM = 'staff-outbox';

interface ResendFormProps {
  /** Of the mail; without one all that were given up. */
  id?: string;
  label: string;
  /** Read out in place of the label, which many mails have. */
  description?: string;
}

/** A button that has mails sent again. */
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
