import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** `confirmed` once the agency has said so; it is binding before. */
export type AppointmentStatus = 'booked' | 'confirmed' | 'cancelled';

/** Visits that are booked at once. */
export interface AppointmentTables {
  /** An interval of an agent's calendar: open where the weekly hours are not, or closed where they are. */
  slot_change: {
    id: Generated<number>;
    /** Mail address of the agent, or of the agency for homes without one. */
    agenda: string;
    kind: 'open' | 'closed';
    /** The only home that may be visited then; null is any. */
    property_id: number | null;
    start_at: Moment;
    end_at: Moment;
  };
  /** A visit of a home that somebody booked. No two of an agenda overlap, but for cancelled ones. */
  appointment: {
    id: string;
    agenda: string;
    property_id: number;
    /** Who booked it; an appointment goes with what is erased of its visitor. */
    submission_id: string;
    start_at: Moment;
    end_at: Moment;
    status: AppointmentStatus;
    /** Counts its changes, for calendars. */
    sequence: number;
    created_at: Moment;
    changed_at: Moment;
  };
}
