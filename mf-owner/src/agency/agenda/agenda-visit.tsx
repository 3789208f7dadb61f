import { useLanguage, useTexts } from '@facade/section-kit';
import type { AgendaVisit as Visit } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { leadPath } from '@facade/shared-domain/paths/staff-paths';
import { Button } from '@facade/shared-ui';
import { OnceForm } from '../../kit/once-form.tsx';
import { HomeName } from '../kit/home-name.tsx';
import { AGENDA_FORM } from './agenda-form.ts';

interface AgendaVisitProps {
  visit: Visit;
  /** Whether to show the agent: if visits of several are listed. */
  isNamed: boolean;
}

/** A visit: visitor, home, state, and a button to cancel it, which mails both sides. */
export function AgendaVisit({ visit, isNamed }: AgendaVisitProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { id, leadId, status, start, sequence, canChange, agent, home, visitor } = visit;
  const hours = visitHours(visit, language);
  const name = visitor.name || t('agency.inbox.unknownSender');
  const which = { name, time: `${visitDay(start, language)}, ${hours}` };
  return (
    <article className="visit" data-status={status} aria-label={t('agency.agenda.visitOf', which)}>
      <p className="when">
        <time dateTime={start}>{hours}</time>
      </p>
      <p className="status">{t(`agency.agenda.${status}`)}</p>
      <p>
        <a href={leadPath(language, leadId)}>{name}</a>
      </p>
      <p className="contact">
        {visitor.email && (
          <a href={`mailto:${encodeURIComponent(visitor.email).replace('%40', '@')}`}>{visitor.email}</a>
        )}
        {visitor.phone && <a href={`tel:${visitor.phone}`}>{phoneText(visitor.phone)}</a>}
      </p>
      <p className="home">
        {home.path ? (
          <a href={home.path}>
            <HomeName home={home} />
          </a>
        ) : (
          <HomeName home={home} />
        )}
        {home.address && <span className="address">{home.address}</span>}
      </p>
      {isNamed && <p className="agent">{agent.name}</p>}
      {!canChange && status === 'booked' && (
        <p>
          <a href={`${leadPath(language, leadId)}#said`}>{t('agency.said.title')}</a>
        </p>
      )}
      {canChange && (
        <div className="acts">
          <details>
            <summary>{t('agency.agenda.cancel')}</summary>
            <p>{t('agency.visit.cancelHelp')}</p>
            <OnceForm form={AGENDA_FORM}>
              <input type="hidden" name="action" value="cancel" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="sequence" value={sequence} />
              <Button type="submit" variant="secondary" size="s" aria-label={t('agency.agenda.cancelOf', which)}>
                {t('agency.agenda.cancelNow')}
              </Button>
            </OnceForm>
          </details>
        </div>
      )}
    </article>
  );
}
