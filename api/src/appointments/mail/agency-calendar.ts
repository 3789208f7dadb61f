import { aboutOf } from '../../correspondence/index.ts';
import { fillText } from '../../kernel/index.ts';
import type { Address, MailCalendar } from '../../mail/index.ts';
import { APPOINTMENT_TEXTS } from '../texts/index.ts';
import type { AppointmentNews } from './appointment-news.ts';
import { calendarFile } from './calendar-file.ts';

/** The calendar file for the agent: whom they meet, and where. */
export function agencyCalendar(
  { appointment, parties, place }: Pick<AppointmentNews, 'appointment' | 'parties' | 'place'>,
  attendee: Address,
): MailCalendar {
  const { name, email, phone } = appointment.visitor;
  const { title, address } = place.agency;
  const url = parties.lead?.link ?? null;
  return calendarFile({
    ...appointment,
    summary: `${fillText(APPOINTMENT_TEXTS[parties.agencyLanguage].summary, { title })} – ${name}`,
    description: [aboutOf(place.agency), name, phone, email, url].filter(Boolean).join('\n'),
    location: address,
    url,
    organizer: { name: parties.agency.name, address: parties.agency.address },
    attendee,
  });
}
