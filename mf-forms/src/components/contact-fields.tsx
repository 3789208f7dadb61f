import { useLanguage, useSite } from '@facade/platform/section';
import { localizedPath } from '@facade/shared-domain/localized-path';
import { CONTACT_TIME_SLOTS } from '@facade/shared-domain/time-slots';
import { useTranslation } from 'react-i18next';
import { type About, type ContactValues, WISHES } from '../model/contact-values.ts';
import { BoundCheckbox, BoundSelect, BoundText, BoundTextArea } from './bound-fields.tsx';

interface ContactFieldsProps {
  about: About;
  errors: Record<string, string>;
  values: ContactValues;
}

/** The fields of the contact form, one column, labels above. */
export function ContactFields({ about, errors, values }: ContactFieldsProps) {
  const { t } = useTranslation('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  const common = (name: string) => ({ name, label: t(`fields.${name}`), error: errors[name] });
  const required = { required: true, requiredLabel: t('required') };
  return (
    <>
      {about && (
        <fieldset>
          <legend>{t('wishes')}</legend>
          {WISHES.map((wish) => (
            <BoundCheckbox key={wish} {...common(wish)} />
          ))}
        </fieldset>
      )}
      <BoundSelect {...common('title')} autoComplete="honorific-prefix">
        <option value="">{t('titles.none')}</option>
        <option value="mr">{t('titles.mr')}</option>
        <option value="ms">{t('titles.ms')}</option>
        <option value="miss">{t('titles.miss')}</option>
      </BoundSelect>
      <div className="pair">
        <BoundText {...common('firstName')} {...required} autoComplete="given-name" />
        <BoundText {...common('lastName')} {...required} autoComplete="family-name" />
      </div>
      <div className="pair">
        <BoundText {...common('email')} {...required} type="email" inputMode="email" autoComplete="email" />
        <BoundText {...common('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={t('hints.phone')} />
      </div>
      {values.phone && (
        <fieldset>
          <legend>{t('timeSlots')}</legend>
          <div className="slots">
            {CONTACT_TIME_SLOTS.map(({ id, from, to }) => (
              <BoundCheckbox key={id} name="timeSlots" id={`slot-${id}`} value={id} label={`${from} – ${to}`} />
            ))}
          </div>
        </fieldset>
      )}
      <BoundTextArea {...common('message')} {...required} hint={about ? t('hints.message') : undefined} />
      <BoundCheckbox
        {...common('privacy')}
        {...required}
        label={
          <>
            {t('fields.privacy')} <a href={localizedPath(routes, '/privacy/', language) ?? '/'}>{t('privacyLink')}</a>
          </>
        }
      />
    </>
  );
}
