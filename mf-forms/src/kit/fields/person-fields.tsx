import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import { CONTACT_TIME_SLOTS, slotText } from '@facade/shared-domain/numbers/time-slots';
import { BoundCheckbox, BoundSelect, BoundText } from './bound-fields.tsx';
import { EmailField } from './email-field.tsx';

/** Longest texts the api takes. */
const LONGEST = { name: 80, phone: 40 };

/** Who sends the form. */
export function PersonFields({ phoneRequired = false }: { phoneRequired?: boolean }) {
  const t = useTexts('mf-forms');
  const label = (name: 'firstName' | 'lastName' | 'phone') => ({ name, label: t(`fields.${name}`) });
  return (
    <>
      <div className="pair">
        <BoundText {...label('firstName')} required maxLength={LONGEST.name} autoComplete="given-name" />
        <BoundText {...label('lastName')} required maxLength={LONGEST.name} autoComplete="family-name" />
      </div>
      <div className="pair">
        <EmailField />
        <BoundText
          {...label('phone')}
          required={phoneRequired}
          type="tel"
          inputMode="tel"
          maxLength={LONGEST.phone}
          autoComplete="tel"
          hint={t('hints.phone')}
        />
      </div>
    </>
  );
}

/** Times at which one likes to be called, or whatever `legend` says. */
export function TimeSlotFields({ legend }: { legend?: string }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  return (
    <fieldset>
      <legend>{legend ?? t('timeSlots')}</legend>
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
  );
}

/** Form of address: optional, so it comes last. */
export function SalutationField() {
  const t = useTexts('mf-forms');
  return (
    <BoundSelect name="title" label={t('fields.title')} autoComplete="honorific-prefix">
      <option value="">{t('titles.none')}</option>
      {titlesIn(t).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </BoundSelect>
  );
}

/** No duplicates: German has one form of address for women. */
function titlesIn(t: Translate<'mf-forms'>): [value: string, label: string][] {
  const labels = new Map<string, string>();
  for (const value of ['mr', 'ms', 'miss'] as const) {
    const label = t(`titles.${value}`);
    if (!labels.has(label)) labels.set(label, value);
  }
  return [...labels].map(([label, value]) => [value, label]);
}
