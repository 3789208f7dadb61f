import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';

/**
 * The button, and what to expect after it. While it sends it keeps its place and the focus; a second click is ignored by the
 * form.
 */
export function SendBar({ busy }: { busy: boolean }) {
  const t = useTexts('mf-forms');
  return (
    <div className="send">
      <Button type="submit" variant="accent" aria-disabled={busy}>
        {t(busy ? 'sending' : 'send')}
      </Button>
      <p>{t('answerTime')}</p>
      <output className="visually-hidden">{busy && t('sending')}</output>
    </div>
  );
}
