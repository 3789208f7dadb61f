import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { aboutOf, mailToVisitor } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { APPOINTMENT_TEXTS } from '../texts/index.ts';
import { whenText } from './appointment-mail.ts';
import type { AppointmentNews } from './appointment-news.ts';

/** To each owner of the home, without the visitor: that a visit was booked, moved or cancelled, with one click to stop these mails. */
export function ownerVisitMails({ event, appointment, before, owners, parties }: AppointmentNews): MailMessage[] {
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
