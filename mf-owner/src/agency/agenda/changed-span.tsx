import { useLanguage, useTexts } from '@facade/section-kit';
import type { AgendaChange } from '@facade/shared-domain/model';
import { dayOfVisit, visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { Button } from '@facade/shared-ui';
import { OnceForm } from '../../kit/once-form.tsx';
import { HomeName } from '../kit/home-name.tsx';
import { AGENDA_FORM } from './agenda-form.ts';

interface ChangedSpanProps {
  change: AgendaChange;
  /** The day it is shown on. */
  day: string;
  isNamed: boolean;
}

/** Manually opened or closed times, with an undo button. */
export function ChangedSpan({ change, day, isNamed }: ChangedSpanProps) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const { id, kind, start, end, agent, home } = change;
  const isOfDay = dayOfVisit(start) === day && dayOfVisit(end) === day;
  const when = isOfDay
    ? visitHours(change, language)
    : [start, end].map((time) => `${visitDay(time, language)} ${time.slice(11, 16)}`).join(' – ');
  return (
    <div className="span" data-kind={kind}>
      <p>
        {t(`agency.agenda.${kind}`)} <time dateTime={start}>{when}</time>
      </p>
      {home && (
        <p className="home">
          <HomeName home={home} />
        </p>
      )}
      {isNamed && <p className="agent">{agent.name}</p>}
      <OnceForm form={AGENDA_FORM}>
        <input type="hidden" name="action" value="undo" />
        <input type="hidden" name="change" value={id} />
        <Button
          type="submit"
          variant="quiet"
          size="s"
          aria-label={t('agency.agenda.undoOf', { what: t(`agency.agenda.${kind}`), time: when })}
        >
          {t('agency.agenda.undo')}
        </Button>
      </OnceForm>
    </div>
  );
}
