import { useLanguage, useTexts } from '@facade/section-kit';
import { Notice } from '@facade/shared-ui';
import { useState } from 'react';
import { openDocument } from '../../../login/open-document.ts';
import { StaffHead } from '../../kit/staff-head.tsx';
import { ManagersOnly } from '../list/managers-only.tsx';
import type { HistoryData } from '../page-data.ts';
import { thingName } from '../thing-name.ts';
import { undoEdit, type WebsiteErrors } from '../website-api.ts';
import { editPath, historyPath } from '../website-paths.ts';
import { EditEntry } from './edit-entry.tsx';
import { History } from './history-view.style.ts';

/** Edits of a page: who, when, which lines, and a button to revert each. */
export function HistoryView({ data: { answer, done } }: { data: HistoryData }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const [errors, setErrors] = useState<WebsiteErrors | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  if (!answer) return <ManagersOnly />;
  const { staff, thing, edits } = answer;
  const undo = async (id: number) => {
    setBusy(id);
    const failed = await undoEdit(thing.id, id, language);
    if (!failed) return openDocument(historyPath(language, thing.id, 'undone'));
    setErrors(failed);
    setBusy(null);
  };
  const name = thingName(thing, t);
  return (
    <History className="wrap">
      <p className="back">
        <a href={editPath(language, thing.id)}>{t('agency.website.backTo', { name })}</a>
      </p>
      <StaffHead staff={staff} title={t('agency.website.historyOf', { name })} />
      <noscript>
        <Notice tone="info">{t('agency.website.needsScript')}</Notice>
      </noscript>
      {done === 'undone' && <Notice tone="success">{t('agency.website.undone')}</Notice>}
      {errors && (
        <Notice tone="danger" title={t('agency.website.failed')}>
          <p>{Object.values(errors)[0] ?? t('agency.website.unreachable')}</p>
        </Notice>
      )}
      {edits.length === 0 ? (
        <p className="empty">{t('agency.website.noHistory')}</p>
      ) : (
        <ol className="edits">
          {edits.map((edit) => (
            <EditEntry key={edit.id} edit={edit} edits={edits} isBusy={busy === edit.id} onUndo={() => undo(edit.id)} />
          ))}
        </ol>
      )}
    </History>
  );
}
