import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { listOrder, resendOrder, showOrder } from '../../../mail/index.ts';
import { ownerProperties } from '../owner-properties.ts';
import { consentOrder } from '../work/consent-work.ts';
import { newsletterOrder } from '../work/newsletter-work.ts';
import { previewOrder } from '../work/preview-work.ts';
import { slotsOrder } from '../work/slots-work.ts';
import { testimonialOrder } from '../work/testimonial-work.ts';
import { invitationOrder } from './invitation-order.ts';

/** Absolute: the process that opens it may have another working directory. */
const absolutePath = z.string().max(4096).refine(isAbsolute, 'is not an absolute path');

/** A feed to import, or how many imports to undo. */
export const importOrder = z.union([
  z.strictObject({
    file: absolutePath,
    sample: z.boolean(),
    dryRun: z.boolean(),
    allowRemovals: z.int().min(0).nullable(),
  }),
  z.strictObject({ undo: z.int().min(1), dryRun: z.boolean() }),
]);

const named = { name: z.string().min(1), email: z.string().min(1) };

/** An account to create or to replace. */
const account = z.strictObject({ ...named, password: z.string().min(1) });

/** What a member of staff does; an agent by the id that the feed has. */
const position = {
  role: z.enum(['manager', 'agent']),
  agentId: z.string().min(1).max(200).nullable(),
};

/** The person whose data it concerns. */
const person = z.union([z.strictObject({ email: z.string().max(254) }), z.strictObject({ consent: z.uuid() })]);

/**
 * Every command with one answer: its name and its order. The socket accepts exactly these, each at `/` plus its name. If you
 * change an order or its answer, rename the command: then a site of another version refuses it and does not misread it.
 */
export const ORDERS = {
  addOwner: account.extend({ propertyIds: ownerProperties }),
  inviteOwner: invitationOrder.extend({ ...named, propertyIds: ownerProperties }),
  unknownHomes: z.strictObject({ ids: ownerProperties }),
  listOwners: z.strictObject({}),
  removeOwner: z.strictObject({ email: z.string().min(1) }),
  addStaff: account.extend(position),
  inviteStaff: invitationOrder.extend({ ...named, ...position }),
  listStaffAccounts: z.strictObject({}),
  removeStaff: z.strictObject({ email: z.string().min(1) }),
  listLeads: z.strictObject({ since: z.iso.datetime().nullable(), limit: z.int().min(1).max(10_000) }),
  showLead: z.strictObject({ id: z.uuid() }),
  listLeadFiles: z.strictObject({ id: z.uuid() }),
  copyDatabase: z.strictObject({ target: absolutePath }),
  testimonials: testimonialOrder,
  exportPerson: z.strictObject({ person }),
  erasePerson: z.strictObject({ person }),
  listMails: listOrder,
  showMail: showOrder,
  resendMails: resendOrder,
  slots: slotsOrder,
  newsletter: newsletterOrder,
  consents: consentOrder,
  previews: previewOrder,
};

export type CommandName = keyof typeof ORDERS;

export const COMMANDS = Object.keys(ORDERS) as CommandName[];

/** The parameters of a command. */
export type Order<Name extends CommandName> = z.infer<(typeof ORDERS)[Name]>;
