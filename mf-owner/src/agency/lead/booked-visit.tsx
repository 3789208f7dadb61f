import { useLanguage, useTexts } from '@facade/section-kit';
import type { Lead, LeadVisit } from '@facade/shared-domain/model';
import { dayOfVisit, visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { Button } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { agendaPath } from '../agency-paths.ts';
import { ActionForm } from './action-form.tsx';
import { Visit } from './booked-visit.style.ts';
import { timeOfVisit } from './visit-text.ts';
import { VisitorSaid } from './visitor-said.tsx';

/** The booked visit of a lead, with a button to cancel it, which mails both sides; afterwards what the visitor said. */
export function BookedVisit({ lead, visit }: { lead: Lead; visit: LeadVisit }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { status, start, movedFrom, sequence, canChange } = visit;
  return (
    <Panel aria-labelledby="visit-title">
      <h2 id="visit-title">{t('agency.visit.title')}</h2>
      <Visit data-status={status}>
        <p className="when">
          <time dateTime={start}>{`${visitDay(start, language)}, ${visitHours(visit, language)}`}</time>
        </p>
        <p className="status">
          {t(`agency.visit.${status}`)}
          {movedFrom && ` (${t('agency.visit.before', { time: timeOfVisit(movedFrom, language) })})`}
        </p>
        <a className="agenda" href={agendaPath(language, { week: dayOfVisit(start) })}>
          {t('agency.visit.agenda')}
        </a>
        {canChange && (
          <details>
            <summary>{t('agency.visit.cancel')}</summary>
            <p>{t('agency.visit.cancelHelp')}</p>
            <ActionForm lead={lead} action="cancel-visit">
              <input type="hidden" name="sequence" value={sequence} />
              <Button type="submit" variant="secondary" size="s">
                {t('agency.visit.cancelNow')}
              </Button>
            </ActionForm>
          </details>
        )}
        {!canChange && (status === 'booked' || status === 'moved') && <VisitorSaid lead={lead} />}
      </Visit>
    </Panel>
  );
}
