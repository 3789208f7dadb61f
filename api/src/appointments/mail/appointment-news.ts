import type { MailParties } from '../../correspondence/index.ts';
import type { Appointment } from '../appointment.ts';
import type { VisitedPlace } from '../appointment-view.ts';
import type { Span } from '../span.ts';
import type { VisitOwner } from './visit-owners.ts';

/** What happened to an appointment, as mails report it. */
export type AppointmentEvent = 'held' | 'lapsed' | 'booked' | 'moved' | 'cancelled' | 'cancelledByAgency';

/** The data for the mails about one change of an appointment. */
export interface AppointmentNews {
  event: AppointmentEvent;
  appointment: Appointment;
  /** The appointment before the move. */
  before?: Span & { agenda: string };
  /** Until when the time is held, for `held`. */
  until?: Date;
  /** Of the link: for `held` it confirms the visit, too. */
  token: string;
  parties: MailParties;
  /** Address of the site, for links; null: the mails have none. */
  origin: string | null;
  /** Per recipient. */
  place: { agency: VisitedPlace; visitor: VisitedPlace };
  /** Those who want to know about visits of their home. */
  owners: readonly VisitOwner[];
}
