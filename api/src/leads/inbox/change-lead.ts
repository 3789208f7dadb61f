import type { LeadEventKind } from '@facade/shared-domain/model';
import type { Transaction, Updateable } from 'kysely';
import type { Staff } from '../../accounts/index.ts';
import { type Db, type KeyedHash, keyedHasher, type Tables } from '../../platform/index.ts';
import { replyToOwner } from '../owner-messages/reply.ts';
import type { Webhook } from '../webhook/webhook.ts';
import { addEvent } from './add-event.ts';
import { assignedMail } from './assigned-mail.ts';
import { cancelVisit, type VisitServices } from './cancel-visit.ts';
import { decideTestimonialOf, keepTestimonialOf } from './decide.ts';
import { leadsOf } from './list-leads.ts';
import { canShowOffer } from './offer-of.ts';
import { isVisibleTo } from './visible.ts';
import { hasSaidToShow, hasVisited } from './visitor-said.ts';

export type LeadAction =
  | 'note'
  | 'answer'
  | 'reopen'
  | 'assign'
  | 'approve'
  | 'refuse'
  | 'suspect'
  | 'clear'
  | 'cancel-visit'
  | 'show-offer'
  | 'visitor-said'
  | 'show-said'
  | 'reply';

export interface LeadChange {
  id: string;
  /** The version the decision was based on. A note fits any version. */
  version: number;
  action: LeadAction;
  note: string;
  /** The new assignee; null: nobody. */
  assignee: number | null;
  /** Of the visit as it was displayed, for `cancel-visit`. */
  sequence: number | null;
}

/** `conflict`: somebody else was first, or the assignee's account is gone; `not-applicable`: the form has no such action. */
export type ChangeOutcome = 'done' | 'not-found' | 'conflict' | 'not-applicable';

type Refusal = Exclude<ChangeOutcome, 'done' | 'not-found'>;

/** What a change needs apart from the database. */
export interface ChangeServices extends VisitServices {
  webhook: Pick<Webhook, 'add'>;
}

/** What an action writes: columns of the lead, and a line of its history. */
interface Effect {
  set: Updateable<Tables['lead']>;
  kind: LeadEventKind;
  text?: string;
  /** The new assignee, who is mailed. */
  to?: { name: string; email: string };
}

/** Applies a staff member's change to a lead, unless the lead has changed since they saw it. */
export async function changeLead(
  db: Db,
  staff: Staff,
  change: LeadChange,
  { webhook, ...visits }: ChangeServices,
): Promise<ChangeOutcome> {
  // Read before the transaction, which would hold its connection while it waits for another.
  const sign = await keyedHasher(db);
  return db.transaction().execute(async (tx) => {
    const lead = await leadsOf(tx)
      .select(['lead.version', 'lead.is_suspect', 'lead.assigned_to'])
      .where('lead.id', '=', change.id)
      .where(isVisibleTo(staff))
      .forUpdate('lead')
      .executeTakeFirst();
    if (!lead) return 'not-found';
    const isAssigned = change.action === 'assign' && change.assignee === lead.assigned_to;
    if (change.action === 'note' || isAssigned) {
      if (change.note !== '') await addEvent(tx, change.id, { kind: 'note', text: change.note }, staff);
      return 'done';
    }
    if (lead.version !== change.version) return 'conflict';
    const effect = await effectOf(tx, change, staff, { ...visits, sign });
    if (typeof effect === 'string') return effect;
    if (change.action === 'clear' && lead.is_suspect && (await isNewToCrm(tx, change.id)))
      await webhook.add(tx, change.id);
    await tx
      .updateTable('lead')
      .set({ ...effect.set, version: lead.version + 1 })
      .where('id', '=', change.id)
      .execute();
    await addEvent(tx, change.id, effect, staff);
    // A text that the action itself writes is no note beside it.
    if (change.note !== '' && change.note !== effect.text)
      await addEvent(tx, change.id, { kind: 'note', text: change.note }, staff);
    if (effect.to && effect.to.email !== staff.email) {
      const assignment = { leadId: change.id, by: staff.name, to: effect.to, note: change.note };
      await visits.outbox.add(tx, await assignedMail(tx, assignment, visits));
    }
    return 'done';
  });
}

async function effectOf(
  tx: Transaction<Tables>,
  { id, action, assignee, sequence, note }: LeadChange,
  staff: Staff,
  visits: VisitServices & { sign: KeyedHash },
): Promise<Effect | Refusal> {
  switch (action) {
    case 'answer':
      return { set: { answered_at: new Date(), answered_by: staff.name }, kind: 'answered' };
    case 'reopen':
      return { set: { answered_at: null, answered_by: null }, kind: 'reopened' };
    case 'approve':
      return (await decideTestimonialOf(tx, id, 'approved')) ? { set: {}, kind: 'approved' } : 'not-applicable';
    case 'refuse':
      return (await decideTestimonialOf(tx, id, 'refused')) ? { set: {}, kind: 'refused' } : 'not-applicable';
    case 'suspect':
      return { set: { is_suspect: true }, kind: 'suspected' };
    case 'clear':
      await keepTestimonialOf(tx, id);
      return { set: { is_suspect: false }, kind: 'cleared' };
    case 'cancel-visit': {
      const outcome = await cancelVisit(tx, { leadId: id, sequence }, visits);
      return outcome === 'done' ? { set: {}, kind: 'visitCancelled' } : outcome;
    }
    case 'show-offer': {
      const isAllowed = visits.snapshot.content.settings.offers.forOwner !== 'never';
      return isAllowed && (await canShowOffer(tx, id)) ? { set: {}, kind: 'offerShown' } : 'not-applicable';
    }
    case 'visitor-said':
      return (await hasVisited(tx, id)) ? { set: {}, kind: 'visitorSaid', text: note } : 'not-applicable';
    case 'show-said':
      return (await hasSaidToShow(tx, id)) ? { set: {}, kind: 'saidShown' } : 'not-applicable';
    case 'reply': {
      const isSent = await replyToOwner(tx, { leadId: id, staff, text: note }, visits);
      const set = { answered_at: new Date(), answered_by: staff.name };
      return isSent ? { set, kind: 'replied', text: note } : 'not-applicable';
    }
    default:
      return assignment(tx, assignee);
  }
}

async function assignment(tx: Transaction<Tables>, assignee: number | null): Promise<Effect | 'conflict'> {
  if (assignee === null) return { set: { assigned_to: null }, kind: 'unassigned' };
  const to = await tx.selectFrom('staff').select(['name', 'email']).where('id', '=', assignee).executeTakeFirst();
  return to ? { set: { assigned_to: assignee }, kind: 'assigned', text: to.name, to } : 'conflict';
}

/** Whether a suspect lead was suspect on arrival. Any other was sent to the CRM before somebody marked it as suspect. */
async function isNewToCrm(tx: Transaction<Tables>, leadId: string): Promise<boolean> {
  const earlier = await tx
    .selectFrom('lead_event')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['suspected', 'cleared'])
    .executeTakeFirst();
  return !earlier;
}

/** One change of several leads, each as it was shown. */
export interface LeadsChange extends Pick<LeadChange, 'assignee'> {
  leads: readonly Pick<LeadChange, 'id' | 'version'>[];
  action: 'answer' | 'assign';
}

/** Changes each lead that can be changed. Returns the first outcome that is not `done`, else `done`. */
export async function changeLeads(
  db: Db,
  staff: Staff,
  { leads, action, assignee }: LeadsChange,
  services: ChangeServices,
): Promise<ChangeOutcome> {
  const outcomes: ChangeOutcome[] = [];
  for (const lead of leads)
    outcomes.push(await changeLead(db, staff, { ...lead, action, assignee, note: '', sequence: null }, services));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}
