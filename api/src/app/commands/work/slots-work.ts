import {
  type Appointment,
  closeSlots,
  listSlotChanges,
  openSlots,
  readAppointments,
  type SlotChange,
  type Span,
  undoSlotChange,
} from '../../../appointments/index.ts';
import type { SiteServices } from '../../../correspondence/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import { cancelVisitByCommand } from '../../../leads/index.ts';
import type { Db } from '../../../platform/index.ts';

/** The requests of `facade slots` about the agents' calendars. */
export type SlotsOrder =
  | (Span & { action: 'list'; agenda?: string | undefined })
  | (Span & { action: 'open'; agenda: string; propertyId?: number | undefined })
  | (Span & { action: 'close'; agenda: string })
  | { action: 'undo'; number: number }
  | { action: 'cancel'; id: string };

/** Slots and appointments of a period; for other actions, the number of the change. */
export interface SlotsAnswer {
  number?: number;
  /** Appointments that stay although their time was closed. */
  appointments: Appointment[];
  changes: SlotChange[];
}

/**
 * Cancelling mails both sides.
 * @throws StartupError if there is nothing of that number or id, or it is over
 */
export async function workOnSlots(db: Db, order: SlotsOrder, site: () => Promise<SiteServices>): Promise<SlotsAnswer> {
  const nothing = { appointments: [], changes: [] };
  switch (order.action) {
    case 'list':
      return { appointments: await readAppointments(db, order), changes: await listSlotChanges(db, order) };
    case 'open':
      return { ...nothing, number: await openSlots(db, order) };
    case 'close': {
      const number = await closeSlots(db, order);
      const appointments = await readAppointments(db, { ...order, agenda: order.agenda.toLowerCase() });
      return { ...nothing, number, appointments: appointments.filter(({ status }) => status !== 'cancelled') };
    }
    case 'undo':
      if (!(await undoSlotChange(db, order.number)))
        throw new StartupError(`Nothing was opened or closed under the number ${order.number}.`);
      return { ...nothing, number: order.number };
    case 'cancel':
      if (!(await cancelVisitByCommand(db, order.id, await site())))
        throw new StartupError(`No appointment to come has the id ${order.id}.`);
      return { ...nothing, appointments: await readAppointments(db, { id: order.id }) };
  }
}
