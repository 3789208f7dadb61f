import { useLanguage, useTexts } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { visitDay, visitHours } from '@facade/shared-domain/numbers/visit-time';
import { appointmentCalendarPath } from '@facade/shared-domain/paths/forms/appointment-path';
import { Icon, LinkButton } from '@facade/shared-ui';
import type { Appointment } from './appointment.ts';
import { Facts } from './appointment-facts.style.ts';

/** When, where and with whom, and the way into the visitor's own calendar. */
export function AppointmentFacts({ appointment, token }: { appointment: Appointment; token: string }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { status, start, title, path, address, agent } = appointment;
  const isOff = status === 'cancelled' || status === 'lapsed';
  return (
    <Facts>
      <p className={isOff ? 'when off' : 'when'}>
        {visitDay(start, language)}, {visitHours(appointment, language)}
      </p>
      <p>
        <Icon name="home" size={20} />
        {path ? <a href={path}>{title}</a> : title}
      </p>
      <p>
        <Icon name="pin" size={20} />
        {address || t('appointment.addressFollows')}
      </p>
      <p>
        <Icon name="user" size={20} />
        <span>
          {t('visit.with', { agent: agent.name })} <a href={telephoneLink(agent.phone)}>{phoneText(agent.phone)}</a>
        </span>
      </p>
      {!isOff && status !== 'held' && (
        <p>
          <LinkButton href={appointmentCalendarPath(language, token)} variant="secondary" download="">
            <Icon name="calendar" size={20} />
            {t('appointment.calendar')}
          </LinkButton>
        </p>
      )}
    </Facts>
  );
}
