import { useLanguage, useTexts } from '@facade/section-kit';
import { visitWeek } from '@facade/shared-domain/numbers/visit-time';
import { LinkButton } from '@facade/shared-ui';
import { agendaPath } from '../agency-paths.ts';
import { daysLater } from './week-days.ts';

interface WeekLinksProps {
  /** The Monday. */
  week: string;
  agent: string | null;
}

/** The week, with links to the previous, the next and the current one. */
export function WeekLinks({ week, agent }: WeekLinksProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const to = (days: number) => agendaPath(language, { week: daysLater(week, days), agent });
  return (
    <nav className="weeks" aria-label={t('agency.agenda.weeks')}>
      <LinkButton to={to(-7)} variant="secondary" size="s" rel="prev">
        {t('agency.agenda.previous')}
      </LinkButton>
      <h2>{`${visitWeek(week, daysLater(week, 6), language)} ${daysLater(week, 6).slice(0, 4)}`}</h2>
      <LinkButton to={to(7)} variant="secondary" size="s" rel="next">
        {t('agency.agenda.next')}
      </LinkButton>
      <a href={agendaPath(language, { agent })}>{t('agency.agenda.thisWeek')}</a>
    </nav>
  );
}
