import { useLanguage, useTexts } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { AgendaVisit } from './agenda-visit.tsx';
import { ChangedSpan } from './changed-span.tsx';
import type { WeekDay } from './week-days.ts';

interface AgendaDayProps {
  day: WeekDay;
  agenda: Pick<AgendaAnswer, 'today' | 'agent'>;
}

/** One day: its visits, manually opened and closed times, and free times. */
export function AgendaDay({ day: { day, visits, changes, free }, agenda: { today, agent } }: AgendaDayProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <li className="day" data-today={day === today || undefined} data-past={day < today || undefined}>
      <h3>
        <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
          {visitDay(day, language)}
        </time>
      </h3>
      {visits.map((visit) => (
        <AgendaVisit key={visit.id} visit={visit} isNamed={agent === null} />
      ))}
      {changes.map((change) => (
        <ChangedSpan key={change.id} change={change} day={day} isNamed={agent === null} />
      ))}
      {free.length > 0 && (
        <div className="free">
          <p>{t('agency.agenda.free')}</p>
          <ul>
            {free.map((time) => (
              <li key={time.start}>{visitHours(time, language)}</li>
            ))}
          </ul>
        </div>
      )}
      {visits.length + changes.length + free.length === 0 && <p className="nothing">{t('agency.agenda.nothing')}</p>}
    </li>
  );
}
