import type { Language } from '@facade/shared-domain/model';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { aboutOf, mailToVisitor } from '../../correspondence/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import { whenText } from './appointment-mail.ts';
import type { AppointmentNews } from './appointment-news.ts';

type OwnerEvent = 'booked' | 'moved' | 'cancelled';

const EVENTS: Record<Language, Record<OwnerEvent, string>> = {
  nl: { booked: 'Bezoek geboekt', moved: 'Bezoek verplaatst', cancelled: 'Bezoek geannuleerd' },
  fr: { booked: 'Visite réservée', moved: 'Visite déplacée', cancelled: 'Visite annulée' },
  en: { booked: 'Viewing booked', moved: 'Viewing moved', cancelled: 'Viewing cancelled' },
  de: { booked: 'Besichtigung gebucht', moved: 'Besichtigung verschoben', cancelled: 'Besichtigung abgesagt' },
};

/** To each owner of the home, without the visitor: that a visit was booked, moved or cancelled, with one click to stop these mails. */
export function ownerVisitMails({ event, appointment, before, owners, parties }: AppointmentNews): MailMessage[] {
  const kind = event === 'booked' || event === 'moved' ? event : 'cancelled';
  return owners.map(({ email, language, place, dashboardLink, unsubscribe }) => {
    const values = {
      event: EVENTS[language][kind],
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
