import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** `held`: not booked until the visitor uses the link of the mail. A booked visit is fixed: the agency need not confirm it. */
export type AppointmentStatus = 'held' | 'booked' | 'cancelled';

/** Visits that are booked immediately. */
export interface AppointmentTables {
  /** A period of an agent's calendar: open outside the weekly hours, or closed within them. */
  slot_change: {
    id: Generated<number>;
    /** Mail address of the agent, or of the agency for homes without one. */
    agenda: string;
    kind: 'open' | 'closed';
    /** The only home that may be visited then; null: any. */
    property_id: number | null;
    start_at: Moment;
    end_at: Moment;
  };
  /** A booked visit of a home. No two of one agenda overlap, except cancelled ones. */
  appointment: {
    id: string;
    agenda: string;
    property_id: number;
    /** Who booked it; erasing the submission erases the appointment. */
    submission_id: string;
    start_at: Moment;
    end_at: Moment;
    status: AppointmentStatus;
    /** Incremented with each change, for calendars. */
    sequence: number;
    created_at: Moment;
    changed_at: Moment;
    /** Keyed hash of the mailbox that booked it. */
    mailbox: string | null;
    /** When a held time is free again, until the agency is told; else null. */
    held_until: Moment | null;
    /** When the link of the mail proved that somebody reads the mailbox. */
    proven_at: Moment | null;
  };
}
