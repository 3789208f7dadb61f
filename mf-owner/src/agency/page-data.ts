import type { LeadAnswer, LeadInbox } from '@facade/shared-domain/model';
import type { InboxFilter } from './inbox/inbox-filter.ts';

/** Data of the inbox page. */
export interface InboxData {
  inbox: LeadInbox;
  filter: InboxFilter;
}

/** `answer` is null if the lead does not exist, or now belongs to a colleague. */
export interface LeadData {
  answer: LeadAnswer | null;
}
