import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead } from '@facade/shared-domain/model';
import { Button, TextArea } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { momentOf } from '../../kit/moment.ts';
import { ActionForm } from './action-form.tsx';
import { Events } from './lead-history.style.ts';

/** History and notes of a lead, newest first. `note`: input that could not be saved. */
export function LeadHistory({ lead, note }: { lead: Lead; note: string }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { events } = lead;
  return (
    <Panel aria-labelledby="lead-history-title">
      <h2 id="lead-history-title">{t('agency.history.title')}</h2>
      <Events>
        <ActionForm lead={lead} action="note">
          <TextArea
            name="note"
            rows={3}
            maxLength={4000}
            required
            label={t('agency.action.note')}
            defaultValue={note}
          />
          <Button type="submit" variant="secondary" size="s">
            {t('agency.action.addNote')}
          </Button>
        </ActionForm>
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
