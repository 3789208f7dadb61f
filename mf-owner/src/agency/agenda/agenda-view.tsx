import { useReturnedForm, useTexts } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { Button, Notice, SelectField } from '@facade/shared-ui';
import { StaffHead } from '../kit/staff-head.tsx';
import { AgendaDay } from './agenda-day.tsx';
import { AGENDA_FORM } from './agenda-form.ts';
import { Agenda } from './agenda-view.style.ts';
import { OpenRequests } from './open-requests.tsx';
import { SpanForm } from './span-form.tsx';
import { weekDays } from './week-days.ts';
import { WeekLinks } from './week-links.tsx';

/** Fields of the form that opens and closes times: their errors are shown beside them. */
const SPAN_FIELDS = ['agent', 'day', 'from', 'to'];

/** A week of visits, and the times that agents open and close. */
export function AgendaView({ data: agenda }: { data: AgendaAnswer }) {
  const t = useTexts('mf-owner');
  const returned = useReturnedForm(AGENDA_FORM);
  const { staff, agents, agent, requests } = agenda;
  const isOfSpan = SPAN_FIELDS.some((field) => returned?.errors[field]);
  const refusal = returned && !isOfSpan ? (returned.errors.id ?? returned.errors['']) : undefined;
  return (
    <Agenda className="wrap">
      <StaffHead staff={staff} title={t('agency.agenda.title')} page="agenda" />
      {refusal && (
        <Notice tone="danger" title={t('agency.agenda.failed')}>
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="bar">
        <WeekLinks week={agenda.week} agent={agent} />
        {staff.role === 'manager' && <AgentFilter key={agent} agenda={agenda} />}
      </div>
      <ol className="week" aria-label={t('agency.agenda.week')}>
        {weekDays(agenda).map((day) => (
          <AgendaDay key={day.day} day={day} agenda={agenda} />
        ))}
      </ol>
      <div className="below">
        {agents.length > 0 && <SpanForm agenda={agenda} returned={isOfSpan ? returned : null} />}
        <OpenRequests requests={requests} />
      </div>
      {staff.role === 'agent' && <p className="note">{t('agency.agenda.ownOnly')}</p>}
    </Agenda>
  );
}

/** Chooses the agent; a plain form, so that the URL contains the choice. */
function AgentFilter({ agenda: { week, agents, agent } }: { agenda: AgendaAnswer }) {
  const t = useTexts('mf-owner');
  return (
    <form method="get" className="agents" aria-label={t('agency.agenda.filter')}>
      <input type="hidden" name="week" value={week} />
      <SelectField id="agenda-of" name="agent" label={t('agency.agenda.agent')} defaultValue={agent ?? ''}>
        <option value="">{t('agency.agenda.everybody')}</option>
        {agents.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('agency.agenda.show')}
      </Button>
    </form>
  );
}
