import { useLanguage, useTexts } from '@facade/section-kit';
import type { WebsiteEdit } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { momentOf } from '../../../kit/moment.ts';
import { DiffLines } from './diff-lines.tsx';
import { FieldChange } from './field-change.tsx';

interface EditEntryProps {
  edit: WebsiteEdit;
  /** All that are listed. */
  edits: readonly WebsiteEdit[];
  isBusy: boolean;
  onUndo(): void;
}

/** One save: by the fields of the editor, or by the lines of files where those do not show it. */
export function EditEntry({
  edit: { at, by, changes = [], files, undoes, canUndo },
  edits,
  isBusy,
  onUndo,
}: EditEntryProps) {
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
      {changes.length > 0 ? (
        <dl>
          {changes.map((change) => (
            <FieldChange key={`${change.group}${change.number}${change.label}${change.language}`} change={change} />
          ))}
        </dl>
      ) : (
        files.map(({ file, lines }) => (
          <figure key={file}>
            <figcaption>{file}</figcaption>
            <DiffLines lines={lines} label={file} />
          </figure>
        ))
      )}
    </li>
  );
}
