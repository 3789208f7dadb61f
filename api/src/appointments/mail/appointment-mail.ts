import { DATE_LOCALES } from '@facade/shared-domain/language/locale';
import type { Language } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { aboutOf, filledRows, mailToAgency, mailToVisitor, senderRows } from '../../correspondence/index.ts';
import { fillText, localIso } from '../../kernel/index.ts';
import type { MailCalendar, MailMessage } from '../../mail/index.ts';
import { appointmentUrl, type VisitedPlace } from '../appointment-view.ts';
import type { Span } from '../span.ts';
import { APPOINTMENT_TEXTS } from '../texts/index.ts';
import { agencyCalendar } from './agency-calendar.ts';
import type { AppointmentNews } from './appointment-news.ts';
import { calendarFile } from './calendar-file.ts';

/** The mail to the agency, with everything and a calendar file: only this one contains what the visitor typed. */
export function agencyAppointmentMail(news: AppointmentNews): MailMessage {
  const { appointment, before, parties, origin, event } = news;
  const { name, email } = appointment.visitor;
  const language = parties.agencyLanguage;
  const texts = APPOINTMENT_TEXTS[language];
  const place = news.place.agency;
  const rows = [
    { label: texts.before, value: before && whenText(before, language) },
    { label: texts.where, value: place.address },
    { label: texts.agent, value: place.agent.name },
    ...senderRows(language, appointment.visitor),
  ];
  const values = {
    event: event === 'held' ? '' : texts.events[event],
    name,
    about: aboutOf(place),
    url: urlOf(place, origin),
    when: whenText(appointment, language),
    rows: filledRows(rows),
    // Once: not with each change.
    message: event === 'booked' || event === 'lapsed' ? (appointment.remark ?? undefined) : undefined,
  };
  const message = mailToAgency('visit-agency', values, parties, { name, address: email });
  // One that was only held was in no calendar.
  return event === 'lapsed' ? message : { ...message, calendar: agencyCalendar(news, message.to) };
}

/** The mail to the visitor, with a calendar file. It contains nothing that a visitor typed: see `confirmationMail`. */
export const visitorAppointmentMail = (news: AppointmentNews): MailMessage => ({
  ...visitorMail(news),
  ...(news.event !== 'held' && { calendar: visitorCalendar(news) }),
});

function visitorMail(news: AppointmentNews): MailMessage {
  const { appointment, before, until, parties, origin, event, token, place } = news;
  const { email: address, language } = appointment.visitor;
  const visitor = { address, language };
  const texts = APPOINTMENT_TEXTS[language];
  const { agent, address: where } = place.visitor;
  const home = {
    about: aboutOf(place.visitor),
    url: urlOf(place.visitor, origin),
    agent: agent.name,
    agentPhone: phoneText(agent.phone),
    when: whenText(appointment, language),
  };
  // Without the site's address the mail has no button.
  const changeLink = appointmentUrl(origin, language, token) ?? '';
  const visit = { ...home, place: where || texts.addressFollows, changeLink };
  switch (event) {
    case 'held': {
      const { changeLink: confirmLink, ...held } = visit;
      return mailToVisitor(
        'visit-held',
        { ...held, confirmLink, until: until ? clock(until, language) : '' },
        parties,
        visitor,
      );
    }
    case 'booked':
      return mailToVisitor('visit-booked', visit, parties, visitor);
    case 'moved': {
      const moved = { ...visit, before: before && whenText(before, language) };
      return mailToVisitor('visit-moved', moved, parties, visitor);
    }
    case 'lapsed':
    case 'cancelled':
      return mailToVisitor('visit-cancelled', home, parties, visitor);
    case 'cancelledByAgency':
      return mailToVisitor('visit-cancelled', { ...home, apology: texts.apology }, parties, visitor);
  }
}

/** The calendar file for the visitor. */
export function visitorCalendar({
  appointment,
  parties,
  origin,
  token,
  place,
}: Omit<AppointmentNews, 'event' | 'owners' | 'place'> & { place: { visitor: VisitedPlace } }): MailCalendar {
  const { language, email } = appointment.visitor;
  const texts = APPOINTMENT_TEXTS[language];
  const { title, address, agent } = place.visitor;
  const url = appointmentUrl(origin, language, token);
  return calendarFile({
    ...appointment,
    summary: fillText(texts.summary, { title }),
    description: [
      aboutOf(place.visitor),
      `${texts.agent}: ${[agent.name, phoneText(agent.phone)].filter(Boolean).join(', ')}`,
      ...(url ? [texts.change, url] : []),
    ].join('\n'),
    location: address,
    url,
    organizer: { name: parties.agency.name, address: parties.agency.address },
    attendee: { name: '', address: email },
  });
}

/** "dinsdag 24 november, 14:00 – 14:45" */
export function whenText({ start, end }: Span, language: Language): string {
  const [from, to] = [localIso(start), localIso(end)];
  return `${visitDay(from, language)}, ${visitHours({ start: from, end: to }, language)}`;
}

const clock = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  }).format(moment);

const urlOf = ({ path }: VisitedPlace, origin: string | null): string | undefined =>
  origin !== null && path !== null ? origin + path : undefined;
