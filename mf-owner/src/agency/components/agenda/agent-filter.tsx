import { useTexts } from '@facade/section-kit';
import type { AgendaAnswer } from '@facade/shared-domain/model';
import { Button, SelectField } from '@facade/shared-ui';

/** Chooses the agent; a plain form, so that the URL contains the choice. */
export function AgentFilter({ agenda: { week, agents, agent } }: { agenda: AgendaAnswer }) {
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
