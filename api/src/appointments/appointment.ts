import type { Language } from '@facade/shared-domain/model';
import type { AppointmentStatus, ReadDb } from '../platform/index.ts';
import type { Span } from './span.ts';

/** A booked visit of a home. */
export interface Appointment extends Span {
  id: string;
  /** Mail address of the agent. */
  agenda: string;
  propertyId: number;
  /** The form that booked it. */
  submissionId: string;
  status: AppointmentStatus;
  /** Incremented with each change, for calendars. */
  sequence: number;
  /** Until when it is held; null unless it is `held`. */
  heldUntil: Date | null;
  /** The visitor's message to the agent. */
  remark: string | null;
  visitor: Visitor;
}

/** The visitor, as the form names them. */
export interface Visitor {
  name: string;
  email: string;
  phone: string | null;
  language: Language;
}

/** Selects one appointment by its id, those that these forms booked, or those of a period. */
export type AppointmentFilter =
  | { id: string }
  | { submissionIds: readonly string[] }
  | (Span & { agenda?: string; propertyId?: number });

/** In chronological order, including cancelled ones. */
export async function readAppointments(db: ReadDb, filter: AppointmentFilter): Promise<Appointment[]> {
  let query = db
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .select([
      'appointment.id',
      'agenda',
      'appointment.property_id as propertyId',
      'submission_id as submissionId',
      'start_at as start',
      'end_at as end',
      'status',
      'sequence',
      'held_until as heldUntil',
      'language',
      'fields',
    ])
    .orderBy('start_at')
    .orderBy('appointment.id');
  if ('id' in filter) query = query.where('appointment.id', '=', filter.id);
  else if ('submissionIds' in filter) query = query.where('submission_id', 'in', filter.submissionIds);
  else {
    query = query.where('start_at', '<', filter.end).where('end_at', '>', filter.start);
    if (filter.agenda !== undefined) query = query.where('agenda', '=', filter.agenda);
    if (filter.propertyId !== undefined) query = query.where('appointment.property_id', '=', filter.propertyId);
  }
  const rows = await query.execute();
  return rows.map(({ language, fields, status, ...row }) => ({
    ...row,
    // Rows of earlier releases may say `confirmed`: a booked visit needs no confirmation.
    status: status === 'cancelled' || status === 'held' ? status : 'booked',
    remark: textIn(fields, 'message') || null,
    visitor: visitorOf(language as Language, fields),
  }));
}

function visitorOf(language: Language, fields: Record<string, unknown>): Visitor {
  const text = (name: string) => textIn(fields, name);
  return {
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    email: text('email'),
    phone: text('phone') || null,
    language,
  };
}

const textIn = (fields: Record<string, unknown>, name: string): string =>
  typeof fields[name] === 'string' ? (fields[name] as string) : '';
