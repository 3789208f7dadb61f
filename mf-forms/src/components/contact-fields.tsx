import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { CONTACT_TIME_SLOTS, slotText } from '@facade/shared-domain/numbers/time-slots';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { type About, LONGEST, WISHES } from '../model/contact-values.ts';
import type { FormErrors } from '../model/form-errors.ts';
import { BoundCheckbox, BoundSelect, BoundText, BoundTextArea } from './bound-fields.tsx';

interface ContactFieldsProps {
  about: About;
  /** What was wrong with a form that came back from a post without JavaScript. */
  returned: FormErrors;
}

/** How one is addressed; each word once, since German says the same to every woman. */
function titlesIn(t: (key: string) => string): [value: string, label: string][] {
  const labels = new Map<string, string>();
  for (const value of ['mr', 'ms', 'miss']) {
    const label = t(`titles.${value}`);
    if (!labels.has(label)) labels.set(label, value);
  }
  return [...labels].map(([label, value]) => [value, label]);
}

/** The fields of the contact form, one column, labels above. */
export function ContactFields({ about, returned }: ContactFieldsProps) {
  const t = useTexts('mf-forms');
  const { routes } = useSite();
  const language = useLanguage();
  const common = (name: string) => ({ name, label: t(`fields.${name}`), error: returned[name] });
  const text = (name: keyof typeof LONGEST) => ({ ...common(name), maxLength: LONGEST[name] });
  const required = { required: true, requiredLabel: t('required') };
  return (
    <>
      {about && (
        <fieldset>
          <legend>{t('wishes')}</legend>
          <div className="boxes">
            {WISHES.map((wish) => (
              <BoundCheckbox key={wish} {...common(wish)} />
            ))}
          </div>
        </fieldset>
      )}
      <BoundSelect {...common('title')} autoComplete="honorific-prefix">
        <option value="">{t('titles.none')}</option>
        {titlesIn(t).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </BoundSelect>
      <div className="pair">
        <BoundText {...text('firstName')} {...required} autoComplete="given-name" />
        <BoundText {...text('lastName')} {...required} autoComplete="family-name" />
      </div>
      <div className="pair">
        <BoundText {...text('email')} {...required} type="email" inputMode="email" autoComplete="email" />
        <BoundText {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={t('hints.phone')} />
      </div>
      <fieldset>
        <legend>{t('timeSlots')}</legend>
        <div className="boxes">
          {CONTACT_TIME_SLOTS.map((slot) => (
            <BoundCheckbox
              key={slot.id}
              name="timeSlots"
              id={`field-slot-${slot.id}`}
              value={slot.id}
              label={slotText(slot, language)}
            />
          ))}
        </div>
      </fieldset>
      <BoundTextArea {...text('message')} {...required} hint={about ? t('hints.message') : undefined} />
      <BoundCheckbox
        {...common('privacy')}
        {...required}
        hint={
          <a href={localizedPath(routes, '/privacy/', language)} target="_blank" rel="noopener">
            {t('privacyLink')}
            <span className="visually-hidden"> ({t('newWindow')})</span>
          </a>
        }
      />
    </>
  );
}
