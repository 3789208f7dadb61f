/** What the agency's staff see of what visitors sent: `/api/agency/…`. */

/** Managers see every lead; agents those about their own homes and those assigned to them. */
export type StaffRole = 'manager' | 'agent';

export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
}

/** `new`: nobody has it; `assigned`: somebody does; `answered`: done. */
export type LeadState = 'new' | 'assigned' | 'answered';

/** Of a testimonial: whether the site may show it. */
export type LeadApproval = 'pending' | 'approved' | 'refused';

/** A part of the inbox. `pending`: testimonials to approve; `suspect`: most likely sent by a program, in no other part. */
export type LeadBox = LeadState | 'all' | 'pending' | 'suspect';

/** A form that a visitor sent, as a line of the inbox. */
export interface LeadSummary {
  id: string;
  /** Id of the form, such as `contact`. */
  form: string;
  state: LeadState;
  approval: LeadApproval | null;
  isSuspect: boolean;
  /** Who sent it: the name, else the address; empty where the form asks for neither. */
  sender: string;
  /** The beginning of what was written; may be empty. */
  excerpt: string;
  home: LeadHome | null;
  /** Name of the person who has it. */
  assignedTo: string | null;
  /** ISO time. */
  createdAt: string;
}

/** What a lead is about. */
export interface LeadHome {
  kind: 'property' | 'project';
  id: number;
  /** Empty where the site no longer shows it. */
  title: string;
  path: string | null;
}

/** One lead with everything that was sent. */
export interface Lead extends LeadSummary {
  /** Changes with every change of state; a change names the version it was decided on. */
  version: number;
  /** Language of the visitor. */
  language: string;
  email: string | null;
  phone: string | null;
  assigneeId: number | null;
  /** Every field as it was sent; several values where the form allows them. */
  fields: { name: string; values: string[] }[];
  /** The visit that was booked; null where none was. */
  visit: LeadVisit | null;
  /** Its form can be downloaded as a filled PDF. */
  hasPaper: boolean;
  /** Files that came with it and are still kept. */
  files: LeadFile[];
  /** `by` is empty where nobody has to answer. */
  answered: { at: string; by: string } | null;
  /** The newest first. */
  events: LeadEvent[];
  /** Mails about it of the last thirty days, the oldest first. */
  mails: LeadMail[];
}

/** A visit that a lead booked, as it stands now. Times are of the clock in Belgium: `2026-11-24T14:00:00+01:00`. */
export interface LeadVisit {
  /** `moved`: by the visitor, and not confirmed since. */
  status: 'booked' | 'moved' | 'confirmed' | 'cancelled';
  start: string;
  end: string;
  /** The time that was booked first, where it is another. */
  movedFrom: string | null;
  /** Counts its changes; a change names the one it was decided on. */
  sequence: number;
  /** Not cancelled, and still to come. */
  canChange: boolean;
}

export interface LeadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Nobody gets it: the scanner could say nothing of it. */
  isQuarantined: boolean;
}

/** `dead` is a mail that was given up, or that a server refused for good. */
export type MailState = 'waiting' | 'retrying' | 'sending' | 'sent' | 'dead';

export interface LeadMail {
  id: string;
  to: 'agency' | 'visitor';
  state: MailState;
  /** ISO time. */
  at: string;
}

export type LeadEventKind =
  | 'note'
  | 'answered'
  | 'reopened'
  | 'assigned'
  | 'unassigned'
  | 'approved'
  | 'refused'
  | 'suspected'
  | 'cleared'
  | 'visitConfirmed'
  | 'visitCancelled';

export interface LeadEvent {
  id: number;
  /** ISO time. */
  at: string;
  kind: LeadEventKind;
  /** Who did it. */
  by: string;
  /** The note, or whom it was assigned to; else empty. */
  text: string;
}

/** A page of the inbox: `GET /api/agency/leads`. */
export interface LeadInbox {
  staff: StaffMember;
  /** How many leads each part has, whatever else is filtered by. */
  counts: Record<LeadBox, number>;
  /** Forms that leads came from. */
  forms: string[];
  leads: LeadSummary[];
  /** From 1. */
  page: number;
  pages: number;
  total: number;
}

/** `GET /api/agency/leads/{id}` */
export interface LeadAnswer {
  staff: StaffMember;
  lead: Lead;
  /** Who it can be assigned to. */
  colleagues: StaffMember[];
}

/** Mails that are not sent: `GET /api/agency/outbox`, for managers. */
export interface OutboxAnswer {
  staff: StaffMember;
  counts: Record<'waiting' | 'retrying' | 'sending' | 'dead', number>;
  /** The dead ones first, then the oldest; without what they say. */
  mails: OutboxMail[];
}

export interface OutboxMail {
  id: string;
  /** Name of the mail, such as `contact-confirmation`. */
  kind: string;
  /** Masked: `m…@example.be`. */
  to: string;
  state: MailState;
  attempts: number;
  /** Codes of the last failure; may be empty. */
  error: string;
  /** ISO time. */
  createdAt: string;
}
