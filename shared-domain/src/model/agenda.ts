import type { LeadHome, LeadSummary, StaffMember } from './agency.ts';

/** A person who does visits. */
export interface AgendaAgent {
  /** Mail address, in lower case: identifies the agenda. */
  email: string;
  name: string;
}

/** A booked visit. Times are in Belgian time: `2026-11-24T14:00:00+01:00`. */
export interface AgendaVisit {
  id: string;
  /** Id of the lead that booked it. */
  leadId: string;
  /** `held`: until the visitor confirms it by mail. */
  status: 'held' | 'booked' | 'cancelled';
  start: string;
  end: string;
  /** Increases with every change. A request for a change names the version that it is based on. */
  sequence: number;
  /** Not cancelled, and in the future. */
  canChange: boolean;
  agent: AgendaAgent;
  home: LeadHome;
  visitor: { name: string; email: string; phone: string | null };
}

/** A time span that staff opened or closed. */
export interface AgendaChange {
  id: number;
  kind: 'open' | 'closed';
  agent: AgendaAgent;
  start: string;
  end: string;
  /** The only home that may be visited in an opened span; null: any home. */
  home: LeadHome | null;
}

/** A week of visits: `GET /api/agency/agenda`. */
export interface AgendaAnswer {
  staff: StaffMember;
  /** Today in Belgium: `2026-11-23`. */
  today: string;
  /** The Monday of the displayed week. */
  week: string;
  /** Agendas that this person may open and close. */
  agents: AgendaAgent[];
  /** The displayed agenda; null: all agendas. */
  agent: string | null;
  /** By time, cancelled ones included. */
  visits: AgendaVisit[];
  changes: AgendaChange[];
  /** Bookable times if a single agenda is displayed, without those that are reserved for one home. */
  free: { start: string; end: string }[];
  /** Open requests for a visit without a time, oldest first. */
  requests: Pick<LeadSummary, 'id' | 'sender' | 'home' | 'createdAt'>[];
}
