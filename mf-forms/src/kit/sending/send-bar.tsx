import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import { useWithin } from '../use-within.ts';

interface SendBarProps {
  busy: boolean;
  /** Text of the button; by default that of a message. */
  label?: string | undefined;
  /** Text about what happens next; by default when the agency answers. */
  promise?: string | undefined;
}

/**
 * The button, and what happens next. While sending it keeps its place and the focus; the form ignores a second click.
 */
export function SendBar({ busy, label, promise }: SendBarProps) {
  const t = useTexts('mf-forms');
  const within = useWithin('message');
  return (
    <div className="send">
      <Button type="submit" variant="accent" aria-disabled={busy}>
        {busy ? t('sending') : (label ?? t('send'))}
      </Button>
      <p>{promise ?? t('answerTime', { within })}</p>
      <output className="visually-hidden">{busy && t('sending')}</output>
    </div>
  );
}
