import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { Events } from './lead-history.style.ts';
import { NoteForm } from './note-form.tsx';

/** History and notes of a lead, newest first. */
export function LeadHistory({ lead }: { lead: Lead }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { events } = lead;
  return (
    <Panel aria-labelledby="lead-history-title">
      <h2 id="lead-history-title">{t('agency.history.title')}</h2>
      <Events>
        <NoteForm lead={lead} action="note" label={t('agency.action.note')} send={t('agency.action.addNote')} />
        {events.length === 0 && <p className="by">{t('agency.history.empty')}</p>}
        <ol>
          {events.map(({ id, kind, text, by, at }) => (
            <li key={id}>
              <p className="what">{kind === 'note' ? text : t(`agency.history.${kind}`, { text })}</p>
              <p className="by">{t('agency.history.by', { name: by, ...momentOf(at, language) })}</p>
            </li>
          ))}
        </ol>
      </Events>
    </Panel>
  );
}
