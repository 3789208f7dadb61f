import { useLanguage, useTexts } from '@facade/section-kit';
import type { WebsiteDiffLine, WebsiteEdit } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { momentOf } from '../../../model/moment.ts';

interface EditEntryProps {
  edit: WebsiteEdit;
  /** All that are listed. */
  edits: readonly WebsiteEdit[];
  isBusy: boolean;
  onUndo(): void;
}

/** One save with its lines. */
export function EditEntry({ edit: { at, by, files, undoes, canUndo }, edits, isBusy, onUndo }: EditEntryProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const moment = momentOf(at, language);
  const undone = edits.find(({ id }) => id === undoes);
  return (
    <li>
      <div className="head">
        <h2>
          <time dateTime={at}>{t('agency.history.by', { name: by, ...moment })}</time>
        </h2>
        {canUndo && (
          <Button
            variant="secondary"
            size="s"
            disabled={isBusy}
            onClick={onUndo}
            aria-label={t('agency.website.undoOf', moment)}
          >
            {t('agency.website.undo')}
          </Button>
        )}
      </div>
      {undoes !== null && (
        <p className="note">
          {undone ? t('agency.website.undoes', momentOf(undone.at, language)) : t('agency.website.undoesOlder')}
        </p>
      )}
      {files.map(({ file, lines }) => (
        <figure key={file}>
          <figcaption>{file}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard */}
          <section className="lines" aria-label={file} tabIndex={0}>
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </section>
        </figure>
      ))}
    </li>
  );
}

function Line({ line: { kind, text } }: { line: WebsiteDiffLine }) {
  if (kind === 'gap') return <span className="gap">…</span>;
  if (kind === 'added') return <ins>{text || ' '}</ins>;
  return kind === 'removed' ? <del>{text || ' '}</del> : <span>{text || ' '}</span>;
}
