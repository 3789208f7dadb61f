import type { PrivacyKind } from '../privacy-kind.ts';
import { accounts } from './accounts.ts';
import { appointments } from './appointments.ts';
import { consents } from './consents.ts';
import { counters } from './counters.ts';
import { leads } from './leads.ts';
import { mailFiles } from './mail-files.ts';
import { mails } from './mails.ts';
import { staff } from './staff.ts';
import { submissionKinds } from './submissions.ts';
import { subscriptions } from './subscriptions.ts';
import { testimonials } from './testimonials.ts';
import { uploads } from './uploads.ts';

/** Everything that is kept of people. A table that holds something of a person has its file here. */
export const PRIVACY_KINDS: readonly PrivacyKind[] = [
  // Before the forms, which take them with them, or by which they are found.
  leads,
  appointments,
  testimonials,
  uploads,
  ...submissionKinds,
  ...subscriptions,
  mails,
  mailFiles,
  consents,
  accounts,
  staff,
  ...counters,
];
