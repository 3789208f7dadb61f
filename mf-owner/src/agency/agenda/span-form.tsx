import { type ReturnedForm, useTexts } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { Button, SelectField, TextField } from '@facade/shared-ui';
import { Panel } from '../../dashboard/panel.style.ts';
import { OnceForm } from '../../kit/once-form.tsx';
import { AGENDA_FORM } from './agenda-form.ts';

interface SpanFormProps {
  agenda: AgendaAnswer;
  /** The posted values with errors. */
  returned: ReturnedForm | null;
}

/** Opens or closes times of an agent; one button each. */
export function SpanForm({ agenda: { week, today, agents, agent }, returned }: SpanFormProps) {
  const t = useTexts('mf-owner');
  const typed = (name: string, otherwise = '') => String(returned?.values[name] ?? otherwise);
  const field = (name: 'day' | 'from' | 'to') => ({
    id: `agenda-${name}`,
    name,
    label: t(`agency.agenda.${name}`),
    error: returned?.errors[name],
    required: true,
  });
  const [first] = agents;
  return (
    <Panel aria-labelledby="span-title">
      <h2 id="span-title">{t('agency.agenda.spanTitle')}</h2>
      <p className="note">{t('agency.agenda.spanHelp')}</p>
      <OnceForm form={AGENDA_FORM} className="fields">
        {agents.length > 1 ? (
          <SelectField
            id="agenda-agent"
            name="agent"
            label={t('agency.agenda.agent')}
            error={returned?.errors.agent}
            defaultValue={typed('agent', agent ?? first?.email)}
          >
            {agents.map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="agent" value={first?.email} />
        )}
        <TextField type="date" min={today} {...field('day')} defaultValue={typed('day', week > today ? week : today)} />
        <TextField type="time" {...field('from')} defaultValue={typed('from')} />
        <TextField type="time" {...field('to')} defaultValue={typed('to')} />
        <div className="buttons">
          <Button type="submit" name="action" value="open" variant="secondary">
            {t('agency.agenda.openNow')}
          </Button>
          <Button type="submit" name="action" value="close" variant="secondary">
            {t('agency.agenda.closeNow')}
          </Button>
        </div>
      </OnceForm>
    </Panel>
  );
}
