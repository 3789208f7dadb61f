import type { Allowance } from './hit-counter.ts';

const MINUTE = 60;
const HOUR = 3600;

const within = (seconds: number, max: number): Allowance => ({ max, seconds });

/** How often something may be done. A network is an address, or the /64 that one subscriber has of IPv6. */
export const ALLOWANCES = {
  // By one network, in one api: frequent requests that are cheap.
  pageViews: within(MINUTE, 120),
  offeredSlots: within(MINUTE, 240),
  formChecks: within(10 * MINUTE, 200),
  /** Each costs up to a tenth of a second. */
  reachedAreas: within(MINUTE, 30),
  challenges: within(10 * MINUTE, 120),
  consents: within(10 * MINUTE, 30),
  togetherChanges: within(10 * MINUTE, 300),
  papers: within(10 * MINUTE, 60),
  ownerMessages: within(HOUR, 60),
  ownerSummaries: within(10 * MINUTE, 120),
  crmEvents: within(MINUTE, 120),
  // By one network, in all apis together.
  logins: within(10 * MINUTE, 20),
  passkeyOptions: within(10 * MINUTE, 120),
  passkeyLogins: within(10 * MINUTE, 60),
  forgottenPasswords: within(HOUR, 10),
  newPasswords: within(HOUR, 20),
  uploads: within(10 * MINUTE, 30),
  togetherStarts: within(24 * HOUR, 20),
  /** Of all kinds together, valid or not. */
  forms: within(10 * MINUTE, 30),
  /** Of these, valid ones without a proof: enough for a family, an office, a visitor without JavaScript. */
  formsWithoutProof: within(10 * MINUTE, 15),
  documentForms: within(HOUR, 60),
  subscriptionForms: within(HOUR, 40),
  /** They make the site mail other people, or publish. */
  publicForms: within(HOUR, 20),
  // By whoever it is, in all apis together.
  /** Of all strangers together, before each newcomer must wait. */
  guessesAtAccount: within(15 * MINUTE, 10),
  /** Beyond these a known browser counts as a stranger. */
  guessesByDevice: within(15 * MINUTE, 10),
  passwordChanges: within(15 * MINUTE, 10),
  appointmentChanges: within(10 * MINUTE, 20),
} as const satisfies Record<string, Allowance>;
