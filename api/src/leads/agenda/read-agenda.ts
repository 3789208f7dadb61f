import type { AgendaAgent, AgendaAnswer, Language } from '@facade/shared-domain/model';
import { memberOf, type Staff } from '../../accounts/index.ts';
import { freeTimes, listSlotChanges, readAppointments, type Span } from '../../appointments/index.ts';
import { readHomes } from '../../correspondence/index.ts';
import { addDays, brusselsDay, localIso, startOfDay, weekdayOf } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';
import { agendaOf, agendasFor } from './agendas.ts';
import { openRequests } from './open-requests.ts';
import { visibleVisits } from './visible-visits.ts';

interface AgendaQuery {
  /** Any day of the week, `2026-11-24`; left out: today. */
  day?: string | undefined;
  /** Whose visits; left out, or an agenda this person may not see: all that they may see. */
  agent?: string | undefined;
  language: Language;
}

/** The visits of a week, with times opened or closed by hand, as far as this person may see them. */
export async function readAgenda(
  db: Db,
  staff: Staff,
  { day, agent, language }: AgendaQuery,
  snapshot: Snapshot,
  now = new Date(),
): Promise<AgendaAnswer> {
  const today = brusselsDay(now);
  const monday = mondayOf(day ?? today);
  const week = { start: startOfDay(monday), end: startOfDay(addDays(monday, 7)) };
  const agents = agendasFor(staff, snapshot);
  const only = staff.role === 'agent' ? agents[0] : agents.find(({ email }) => email === agent?.toLowerCase());
  const visits = await visitsOf(db, staff, week, snapshot, staff.role === 'manager' ? only?.email : undefined);
  const seen = new Set(agents.map(({ email }) => email));
  const changes = (await listSlotChanges(db, { ...week, ...(only && { agenda: only.email }) })).filter(({ agenda }) =>
    staff.role === 'manager' ? true : seen.has(agenda),
  );
  const requests = await openRequests(db, staff);
  const about = [
    ...[...visits, ...changes].map(({ propertyId }) => ({ property_id: propertyId, project_id: null })),
    ...requests,
  ];
  const homeOf = await readHomes(about, snapshot.view(language), snapshot.enabled);
  const homeWith = (propertyId: number) =>
    homeOf({ property_id: propertyId, project_id: null }) ?? {
      kind: 'property' as const,
      id: propertyId,
      title: '',
      address: '',
      path: null,
    };
  const agentOf = namedAgents(snapshot);
  return {
    staff: memberOf(staff),
    today,
    week: monday,
    agents,
    agent: only?.email ?? null,
    visits: visits.map(({ id, submissionId, status, sequence, agenda, propertyId, visitor, ...span }) => ({
      id,
      leadId: submissionId,
      status,
      ...localSpan(span),
      sequence,
      canChange: status !== 'cancelled' && span.start > now,
      agent: agentOf(agenda),
      home: homeWith(propertyId),
      visitor: { name: visitor.name, email: visitor.email, phone: visitor.phone },
    })),
    changes: changes.map(({ id, kind, agenda, propertyId, ...span }) => ({
      id,
      kind,
      agent: agentOf(agenda),
      ...localSpan(span),
      home: propertyId === null ? null : homeWith(propertyId),
    })),
    free: only ? (await freeTimes(db, snapshot, only.email, week, now)).map(localSpan) : [],
    requests: requests.map(({ id, sender, createdAt, ...home }) => ({ id, sender, createdAt, home: homeOf(home) })),
  };
}

async function visitsOf(db: Db, staff: Staff, week: Span, snapshot: Snapshot, agenda: string | undefined) {
  const rows = await visibleVisits(db, staff, agendaOf(staff, snapshot))
    .select('appointment.id')
    .where('start_at', '<', week.end)
    .where('end_at', '>', week.start)
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  const all = await readAppointments(db, { ...week, ...(agenda && { agenda }) });
  return all.filter(({ id }) => visible.has(id));
}

/** An agent who is no longer in the feed has only an address. */
function namedAgents({ catalogue, content }: Snapshot): (email: string) => AgendaAgent {
  const names = new Map(
    [content.settings.agency, ...catalogue.agents.values()].map((one) => [one.email.toLowerCase(), one.name]),
  );
  return (email) => ({ email, name: names.get(email) ?? email });
}

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

const localSpan = ({ start, end }: Span) => ({ start: localIso(start), end: localIso(end) });
