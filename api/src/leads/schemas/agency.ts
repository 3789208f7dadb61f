import {
  LANGUAGES,
  type LeadAnswer,
  type LeadHome,
  type LeadInbox,
  type LeadSummary,
  type Offer,
  type OutboxAnswer,
  type StaffMember,
} from '@facade/shared-domain/model';
import { z } from 'zod';
import { picture } from '../../catalogue/index.ts';
import { id, whole } from '../../http/index.ts';
import { MAIL_STATES } from '../../mail/index.ts';

export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['manager', 'agent']),
}) satisfies z.ZodType<StaffMember>;

const state = z.enum(['new', 'assigned', 'answered']);
const sort = z.enum(['newest', 'oldest']);
const box = z.enum(['mine', 'new', 'assigned', 'answered', 'all', 'pending', 'suspect']);

export const leadHome = z.object({
  kind: z.enum(['property', 'project']),
  id: z.int(),
  title: z.string(),
  address: z.string(),
  path: z.string().nullable(),
  picture: picture.nullable().optional(),
}) satisfies z.ZodType<LeadHome>;

export const offer = z.object({
  price: z.number(),
  validUntil: z.string(),
  condition: z.enum(['none', 'loan', 'own']),
  loanAmount: z.number().optional(),
  conditionText: z.string().optional(),
}) satisfies z.ZodType<Offer>;

const leadSummary = z.object({
  id: z.string(),
  form: z.string(),
  state,
  approval: z.enum(['pending', 'approved', 'refused']).nullable(),
  isSuspect: z.boolean(),
  sender: z.string(),
  excerpt: z.string(),
  phone: z.string().nullable(),
  isFromOwner: z.boolean().optional(),
  isUnread: z.boolean().optional(),
  version: z.int().optional(),
  lateDays: z.int().nullable().describe('working days that it has waited for an answer, if that is too long'),
  home: leadHome.nullable(),
  visit: z
    .object({
      status: z.enum(['held', 'booked', 'moved', 'cancelled']),
      start: z.string().describe('with the clock of Belgium'),
      end: z.string(),
      movedFrom: z.string().nullable(),
      sequence: z.int(),
      canChange: z.boolean(),
    })
    .nullable(),
  offer: offer.nullable(),
  assignedTo: z.string().nullable(),
  createdAt: z.string(),
}) satisfies z.ZodType<LeadSummary>;

export const inboxQuery = z.object({
  box: box.optional().describe('part of the inbox; left out: what this person has to do'),
  form: z.string().max(40).optional().describe('id of a form'),
  home: id.optional().describe('id of a property'),
  q: z.string().max(100).optional().describe('words of what was sent'),
  sort: sort.optional().describe('left out: the newest first, but own work the oldest first'),
  page: whole(1, 100_000).default(1),
});

export const leadInbox = z.object({
  staff: staffMember,
  box,
  counts: z.record(box, z.int()),
  sort: sort.optional(),
  colleagues: z.array(staffMember).optional(),
  forms: z.array(z.string()),
  leads: z.array(leadSummary),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  incompleteAds: z
    .object({
      homes: z.array(
        z.object({ id: z.int(), title: z.string(), path: z.string().nullable(), missing: z.array(z.string()) }),
      ),
      total: z.int(),
    })
    .optional(),
}) satisfies z.ZodType<LeadInbox>;

const mailState = z.enum(MAIL_STATES);

export const leadAnswer = z.object({
  staff: staffMember,
  lead: leadSummary.extend({
    version: z.int(),
    language: z.enum(LANGUAGES),
    titleInTheirs: z.string(),
    email: z.string().nullable(),
    assigneeId: z.int().nullable(),
    fields: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    askedPrice: z.number().nullable(),
    offerForOwner: z.enum(['waits', 'shown', 'never']).nullable(),
    hasPaper: z.boolean().describe('its form can be downloaded as a filled PDF'),
    files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int(), isQuarantined: z.boolean() })),
    answered: z.object({ at: z.string(), by: z.string() }).nullable(),
    events: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        kind: z.enum([
          'note',
          'answered',
          'reopened',
          'assigned',
          'unassigned',
          'approved',
          'refused',
          'suspected',
          'cleared',
          'visitConfirmed',
          'visitCancelled',
          'mailHeld',
          'offerShown',
          'visitorSaid',
          'saidShown',
          'replied',
        ]),
        by: z.string(),
        text: z.string(),
      }),
    ),
    mails: z.array(
      z.object({ id: z.string(), to: z.enum(['agency', 'visitor', 'owner']), state: mailState, at: z.string() }),
    ),
  }),
  colleagues: z.array(staffMember),
}) satisfies z.ZodType<LeadAnswer>;

export const leadId = z.object({ id: z.uuid() });

const mailCount = z.int();

export const outboxAnswer = z.object({
  staff: staffMember,
  counts: z.object({ waiting: mailCount, retrying: mailCount, sending: mailCount, dead: mailCount }),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      to: z.string(),
      state: mailState,
      attempts: z.int(),
      error: z.string(),
      createdAt: z.string(),
    }),
  ),
}) satisfies z.ZodType<OutboxAnswer>;
