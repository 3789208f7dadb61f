import { isEmail } from '@facade/shared-domain/validation';
import type { MailMessage } from '../../mail/index.ts';
import { agencyCalendar } from './agency-calendar.ts';
import { agencyAppointmentMail, visitorAppointmentMail } from './appointment-mail.ts';
import type { AppointmentNews } from './appointment-news.ts';
import { ownerVisitMails } from './owner-visit-mails.ts';

/** The mails to everybody whom a change of an appointment concerns, the agency's first. */
export function appointmentMails(news: AppointmentNews): MailMessage[] {
  // Agency and owners get no mail about a visit that may never be confirmed; if it lapses, the agency may call the visitor.
  if (news.event === 'held') return [visitorAppointmentMail(news)];
  if (news.event === 'lapsed') return [agencyAppointmentMail(news)];
  return [
    agencyAppointmentMail(news),
    ...formerAgentMail(news),
    visitorAppointmentMail(news),
    ...ownerVisitMails(news),
  ];
}

/** To the agent of the time before the move, if the home has another agent since: the visit leaves their calendar. */
function formerAgentMail(news: AppointmentNews): MailMessage[] {
  const { before, appointment, parties } = news;
  if (!before || before.agenda === appointment.agenda) return [];
  if (parties.recipients.visit === 'office' || !isEmail(before.agenda)) return [];
  const to = { name: '', address: before.agenda };
  const { copies: _, ...message } = agencyAppointmentMail(news);
  const past = { ...appointment, start: before.start, end: before.end, status: 'cancelled' as const };
  return [{ ...message, to, calendar: agencyCalendar({ ...news, appointment: past }, to) }];
}
