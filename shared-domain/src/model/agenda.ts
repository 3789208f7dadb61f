import type { LeadHome, LeadSummary, StaffMember } from './agency.ts';

/** A person whose time visits take. */
export interface AgendaAgent {
  /** Mail address, in lower case: the name of the agenda. */
  email: string;
  name: string;
}

/** A visit that somebody booked. Times are of the clock in Belgium: `2026-11-24T14:00:00+01:00`. */
export interface AgendaVisit {
  id: string;
  /** The form that booked it. */
  leadId: string;
  /** `booked`: the agency has not confirmed it yet. */
  status: 'booked' | 'confirmed' | 'cancelled';
  start: string;
  end: string;
  /** Counts its changes; a change names the one it was decided on. */
  sequence: number;
  /** Not cancelled, and still to come. */
  canChange: boolean;
  agent: AgendaAgent;
  home: LeadHome;
  visitor: { name: string; email: string; phone: string | null };
}

/** A span that was opened or closed by hand. */
export interface AgendaChange {
  id: number;
  kind: 'open' | 'closed';
  agent: AgendaAgent;
  start: string;
  end: string;
  /** Of an opened span: the only home that may be visited then; null is any. */
  home: LeadHome | null;
}

/** A week of visits: `GET /api/agency/agenda`. */
export interface AgendaAnswer {
  staff: StaffMember;
  /** Days are those of Belgium: `2026-11-23`. */
  today: string;
  /** The Monday of the week that is shown. */
  week: string;
  /** Whose agendas this person may open and close. */
  agents: AgendaAgent[];
  /** Whose agenda is shown; null: everybody's. */
  agent: string | null;
  /** In order of time; cancelled ones too. */
  visits: AgendaVisit[];
  changes: AgendaChange[];
  /** Times that can still be booked, where one agenda is shown; without those of one home only. */
  free: { start: string; end: string }[];
  /** Visits that were asked for without a time and are not dealt with, the oldest first. */
  requests: Pick<LeadSummary, 'id' | 'sender' | 'home' | 'createdAt'>[];
}
