import { useLanguage, useTexts } from '@facade/section-kit';
import type { WebsitePreview } from '@facade/shared-domain/model';
import { Button, LinkButton } from '@facade/shared-ui';
import { momentOf } from '../../../kit/moment.ts';
import { useEditing } from './editing.ts';

interface EditorBarProps {
  /** Fields with unpublished changes. */
  count: number;
  busy: 'publish' | 'preview' | null;
  preview: WebsitePreview | null;
  onPreview(): void;
  onDiscard(): void;
}

/** Unpublished changes and the buttons; always in view. */
export function EditorBar({ count, busy, preview, onPreview, onDiscard }: EditorBarProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { answer } = useEditing();
  const cannot = busy !== null || !answer.canWrite;
  return (
    <div className="bar">
      <p role="status">
        {count > 0 ? t('agency.website.unpublished', { count }) : t('agency.website.published')}
        {preview && (
          <small>{t('agency.website.previewUntil', { time: momentOf(preview.endsAt, language).time })}</small>
        )}
      </p>
      <div className="buttons">
        {count > 0 && (
          <Button variant="quiet" size="s" disabled={busy !== null} onClick={onDiscard}>
            {t('agency.website.discard')}
          </Button>
        )}
        {preview ? (
          <LinkButton variant="secondary" size="s" href={preview.path} target="_blank" rel="noopener">
            {t('agency.website.openPreview')}
          </LinkButton>
        ) : (
          <Button variant="secondary" size="s" disabled={cannot} onClick={onPreview}>
            {t(busy === 'preview' ? 'agency.website.previewing' : 'agency.website.preview')}
          </Button>
        )}
        <Button type="submit" size="s" disabled={cannot || count === 0}>
          {t(busy === 'publish' ? 'agency.website.publishing' : 'agency.website.publish')}
        </Button>
      </div>
    </div>
  );
}
