import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Address, MailCalendar } from '../../mail/index.ts';
import type { AppointmentStatus } from '../../platform/index.ts';
import type { Span } from '../span.ts';

/** The data of a calendar entry. */
export interface CalendarEntry extends Span {
  id: string;
  status: AppointmentStatus;
  sequence: number;
  summary: string;
  description: string;
  location: string;
  url: string | null;
  organizer: Address;
  attendee: Address;
}

/**
 * Each change of an appointment has the same UID and a higher SEQUENCE, so that a calendar moves or removes its entry. Times
 * are in UTC, so that no program needs to know Belgium's summer time.
 */
export function calendarFile(entry: CalendarEntry): MailCalendar {
  const { id, status, sequence, start, end, summary, description, location, url, organizer, attendee } = entry;
  const isCancelled = status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const domain = organizer.address.split('@')[1] ?? 'localhost';
  const calendar = ical({ method, prodId: { company: 'Facade', product: 'Appointments' } });
  calendar.createEvent({
    id: `${id}@${domain}`,
    sequence,
    start,
    end,
    summary,
    description,
    location,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [
      {
        name: attendee.name || attendee.address,
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
