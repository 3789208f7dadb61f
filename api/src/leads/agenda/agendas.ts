import type { AgendaAgent } from '@facade/shared-domain/model';
import type { Staff } from '../../accounts/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** The agent's agenda, identified by the mail address that visits are booked under; null if the feed has none. */
export function agendaOf({ agentId }: Staff, { catalogue }: Pick<Snapshot, 'catalogue'>): string | null {
  const agent = agentId === null ? undefined : catalogue.agents.get(agentId);
  return agent?.email.toLowerCase() || null;
}

/**
 * The agendas whose times a person may open and close, by name: for a manager all and the agency's own, for an agent only their
 * own.
 */
export function agendasFor(staff: Staff, snapshot: Pick<Snapshot, 'catalogue' | 'content'>): AgendaAgent[] {
  const { catalogue, content } = snapshot;
  const own = agendaOf(staff, snapshot);
  const known = new Map<string, AgendaAgent>();
  for (const { name, email } of [...catalogue.agents.values(), content.settings.agency]) {
    const agenda = email.toLowerCase();
    if (agenda && !known.has(agenda)) known.set(agenda, { email: agenda, name });
  }
  const all = [...known.values()].sort((a, b) => a.name.localeCompare(b.name));
  return staff.role === 'manager' ? all : all.filter(({ email }) => email === own);
}
