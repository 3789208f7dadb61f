import type { Db } from '../../database/index.ts';
import type { Staff } from '../staff/session.ts';
import { type ChangeOutcome, type ChangeServices, changeLead, type LeadChange } from './change-lead.ts';

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
