import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { isEmail } from '@facade/shared-domain/validation';
import { aboutOf, mailToVisitor } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { APPOINTMENT_TEXTS } from '../texts/index.ts';
import { agencyCalendar } from './agency-calendar.ts';
import { agencyAppointmentMail, visitorAppointmentMail, whenText } from './appointment-mail.ts';
import type { AppointmentNews } from './appointment-news.ts';

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

/** To each owner of the home, without the visitor: that a visit was booked, moved or cancelled, with one click to stop these mails. */
function ownerVisitMails({ event, appointment, before, owners, parties }: AppointmentNews): MailMessage[] {
  const kind = event === 'booked' || event === 'moved' ? event : 'cancelled';
  return owners.map(({ email, language, place, dashboardLink, unsubscribe }) => {
    const values = {
      event: APPOINTMENT_TEXTS[language].ownerEvents[kind],
      about: aboutOf(place),
      when: whenText(appointment, language),
      before: before && whenText(before, language),
      ...(kind !== 'cancelled' && { agent: place.agent.name, agentPhone: phoneText(place.agent.phone) }),
      dashboardLink,
      unsubscribeLink: unsubscribe.page,
    };
    const message = mailToVisitor('owner-visit', values, parties, { address: email, language });
    return { ...message, unsubscribe: { url: unsubscribe.oneClick } };
  });
}
