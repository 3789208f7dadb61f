import type { Language } from './language.ts';
import type { Offer } from './offer.ts';
import type { Picture } from './picture.ts';

/** What visitors sent, as the agency's staff see it: `/api/agency/…`. */

/** Managers see every lead. Agents see those about their own homes and those assigned to them. */
export type StaffRole = 'manager' | 'agent';

export interface StaffMember {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
}

/** `new`: assigned to nobody; `assigned`: to somebody; `answered`: done. */
export type LeadState = 'new' | 'assigned' | 'answered';

/** Whether the site may show a testimonial. */
export type LeadApproval = 'pending' | 'approved' | 'refused';

/**
 * A part of the inbox. `mine`: open, and assigned to the reader or, for an agent, new about their homes; `pending`:
 * testimonials to approve; `suspect`: probably sent by a program, and in no other part.
 */
export type LeadBox = LeadState | 'mine' | 'all' | 'pending' | 'suspect';

/** A form that a visitor sent, as a row of the inbox. */
export interface LeadSummary {
  id: string;
  /** Id of the form, such as `contact`. */
  form: string;
  state: LeadState;
  approval: LeadApproval | null;
  isSuspect: boolean;
  /** Name of the sender, else the mail address; empty if the form asks for neither. */
  sender: string;
  /** The beginning of the message; may be empty. */
  excerpt: string;
  phone: string | null;
  /** The owner of the home sent it, logged in. */
  isFromOwner?: boolean;
  /** It is not done, and the reader has not opened it. */
  isUnread?: boolean;
  /** As of {@link Lead}; undefined from an api that changes no leads together. */
  version?: number;
  /** Working days that it has waited for an answer, if that is too long. */
  lateDays: number | null;
  home: LeadHome | null;
  /** The booked visit; null if there is none. */
  visit: LeadVisit | null;
  /** Null if the form is another one. */
  offer: Offer | null;
  /** Name of the person it is assigned to. */
  assignedTo: string | null;
  /** ISO time. */
  createdAt: string;
}

/** What a lead is about. */
export interface LeadHome {
  kind: 'property' | 'project';
  id: number;
  /** Empty if the site no longer shows it. */
  title: string;
  /** Street and town, as the site publishes them; empty if it does not. */
  address: string;
  path: string | null;
  picture?: Picture | null;
}

/** One lead with everything that was sent. */
export interface Lead extends LeadSummary {
  /** Increases with every change of state. A request for a change names the version that it is based on. */
  version: number;
  /** Language of the visitor. */
  language: Language;
  /** Title of the home in that language; empty if there is none. */
  titleInTheirs: string;
  email: string | null;
  assigneeId: number | null;
  /** Every field as sent; several values if the form allows them. */
  fields: { name: string; values: string[] }[];
  /** The public price of the home that an offer is for, in euro. */
  askedPrice: number | null;
  /** Whether the owner of the home sees the offer; `waits`: once a member of staff shows it. Null without an offer or home. */
  offerForOwner: 'waits' | 'shown' | 'never' | null;
  /** Its form can be downloaded as a filled PDF. */
  hasPaper: boolean;
  /** Attached files that are still stored. */
  files: LeadFile[];
  /** `by` is empty if it needs no answer. */
  answered: { at: string; by: string } | null;
  /** Newest first. */
  events: LeadEvent[];
  /** Mails about it in the last thirty days, oldest first. */
  mails: LeadMail[];
}

/** The current state of a visit that a lead booked. Times are in Belgian time: `2026-11-24T14:00:00+01:00`. */
export interface LeadVisit {
  /** `held`: until the visitor confirms it by mail; `moved`: booked, and then moved by the visitor. */
  status: 'held' | 'booked' | 'moved' | 'cancelled';
  start: string;
  end: string;
  /** The time that was booked first, if it was moved. */
  movedFrom: string | null;
  /** Increases with every change. A request for a change names the version that it is based on. */
  sequence: number;
  /** Not cancelled, and in the future. */
  canChange: boolean;
}

export interface LeadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Nobody can download the file, because the scanner could not check it. */
  isQuarantined: boolean;
}

/** `dead`: given up, or refused permanently by a server. */
export type MailState = 'waiting' | 'retrying' | 'sending' | 'sent' | 'dead';

export interface LeadMail {
  id: string;
  to: 'agency' | 'visitor' | 'owner';
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
  /** Written by earlier releases only. */
  | 'visitConfirmed'
  | 'visitCancelled'
  /** The visitor was sent no mail, because of the limit of the mailbox. */
  | 'mailHeld'
  | 'offerShown'
  /** After a visit: the text is what the visitor said of the home. */
  | 'visitorSaid'
  /** The owner of the home sees what the visitor said. */
  | 'saidShown'
  /** The owner who wrote the message was mailed the text. */
  | 'replied';

export interface LeadEvent {
  id: number;
  /** ISO time. */
  at: string;
  kind: LeadEventKind;
  /** Name of the person. */
  by: string;
  /** What was written, or the name of the assignee; else empty. */
  text: string;
}

/** A page of the inbox: `GET /api/agency/leads`. */
export interface LeadInbox {
  staff: StaffMember;
  /** The part that is shown. */
  box: LeadBox;
  /** Number of leads in each part, regardless of other filters. */
  counts: Record<LeadBox, number>;
  /** The order of `leads`; undefined from an api that knows only one. */
  sort?: 'newest' | 'oldest' | undefined;
  /** Possible assignees. */
  colleagues?: StaffMember[];
  /** Forms that the leads came from. */
  forms: string[];
  leads: LeadSummary[];
  /** From 1. */
  page: number;
  pages: number;
  total: number;
  /** Homes whose advertisement lacks what the law of their region wants; absent if there are none. */
  incompleteAds?: IncompleteAds;
}

export interface IncompleteAds {
  /** The first of them. `path`: null if the home is withheld. `missing`: labels of facts. */
  homes: { id: number; title: string; path: string | null; missing: string[] }[];
  total: number;
}

/** `GET /api/agency/leads/{id}` */
export interface LeadAnswer {
  staff: StaffMember;
  lead: Lead;
  /** Possible assignees. */
  colleagues: StaffMember[];
}
