import { Prose, useTexts } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { useState } from 'react';
import { renderText } from '../../website-api.ts';

interface MarkdownHelpProps {
  text: string;
  /** The language it is written in. */
  writtenIn: Language;
}

const HELPS = ['heading', 'bold', 'list', 'link', 'picture', 'word'] as const;

/** Help for Markdown, and a preview. */
export function MarkdownHelp({ text, writtenIn }: MarkdownHelpProps) {
  const t = useTexts('mf-owner');
  const [shown, setShown] = useState<{ text: string; html: string | null } | null>(null);
  const isCurrent = shown?.text === text;
  const show = async () => setShown({ text, html: await renderText(text, writtenIn) });
  return (
    <>
      <div className="helps">
        <details>
          <summary>{t('agency.website.markdown.title')}</summary>
          <ul>
            {HELPS.map((one) => (
              <li key={one}>
                <code>{t(`agency.website.markdown.${one}.code`)}</code> {t(`agency.website.markdown.${one}.text`)}
              </li>
            ))}
          </ul>
        </details>
        <Button variant="quiet" size="s" onClick={isCurrent ? () => setShown(null) : show}>
          {t(isCurrent ? 'agency.website.markdown.hide' : 'agency.website.markdown.show')}
        </Button>
      </div>
      {isCurrent && (
        <div className="rendered" role="status">
          {shown.html === null ? t('agency.website.unreachable') : <Prose html={shown.html} language={writtenIn} />}
        </div>
      )}
    </>
  );
}
