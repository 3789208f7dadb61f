import { useSite, useTexts } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import { Icon } from '@facade/shared-ui';

/** Other ways to reach the agency, beside the general form. */
export function AgencyCard() {
  const t = useTexts('mf-forms');
  const { street, zip, city, phone, email, openingHours } = useSite().agency;
  return (
    <aside>
      <h3>{t('agency')}</h3>
      <a href={telephoneLink(phone)}>
        <Icon name="phone" size={20} />
        {phoneText(phone)}
      </a>
      <a href={`mailto:${email}`}>
        <Icon name="mail" size={20} />
        {email}
      </a>
      <p>
        <Icon name="pin" size={20} />
        {street}, {zip} {city}
      </p>
      <p>
        <Icon name="clock" size={20} />
        <span>
          {openingHours.map(({ days, hours }) => (
            <span key={days}>
              {days}
              <b>{hours}</b>
            </span>
          ))}
        </span>
      </p>
    </aside>
  );
}
