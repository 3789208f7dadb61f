import { useTexts } from '@facade/section-kit';
import { BoundCheckbox, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { PersonFields, SalutationField, TimeSlotFields } from '../../kit/fields/person-fields.tsx';
import { PrivacyField } from '../../kit/fields/privacy-field.tsx';
import { asksForWishes, type ContactProps, WISHES } from './contact-values.ts';

/** The longest message the api takes. */
const LONGEST_MESSAGE = 5000;

/** The fields of the contact form, one column, labels above. */
export function ContactFields(props: ContactProps) {
  const asks = asksForWishes(props);
  const t = useTexts('mf-forms');
  return (
    <>
      {asks && (
        <fieldset>
          <legend>{t('wishes')}</legend>
          <div className="boxes">
            {WISHES.map((wish) => (
              <BoundCheckbox key={wish} name={wish} label={t(`fields.${wish}`)} />
            ))}
          </div>
        </fieldset>
      )}
      <BoundTextArea
        name="message"
        label={t('fields.message')}
        maxLength={LONGEST_MESSAGE}
        required
        hint={asks ? t('hints.message') : undefined}
      />
      <PersonFields />
      <TimeSlotFields />
      <SalutationField />
      <PrivacyField />
    </>
  );
}
