import { useTexts } from '@facade/section-kit';
import {
  CERTIFICATE_LABELS,
  HOME_STATES,
  VALUATION_TYPES,
} from '@facade/shared-domain/forms/valuation/valuation-choices';
import { capitalize } from '@facade/shared-domain/words/words';
import { useField } from 'react-final-form';
import { BoundSelect, BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { StepFrame } from '../../kit/steps/steps.style.ts';
import { TownFields } from '../../kit/towns/town-fields.tsx';

/** Where the home is. */
export function AddressFields() {
  const t = useTexts('mf-forms');
  return (
    <>
      <div className="pair">
        <BoundText name="street" label={t('fields.street')} required maxLength={120} autoComplete="address-line1" />
        <BoundText name="houseNumber" label={t('fields.houseNumber')} required maxLength={20} />
      </div>
      <TownFields />
    </>
  );
}

/** What kind of home it is. */
export function TypeField() {
  const t = useTexts('mf-forms');
  return (
    <ChoiceField
      name="type"
      required
      label={t('fields.type')}
      options={VALUATION_TYPES.map((value) => ({ value, label: capitalize(t(`words.homeTypes.${value}`)) }))}
    />
  );
}

/** Size and condition, as far as the owner knows. Land has no rooms and no condition. */
export function HomeFields() {
  const t = useTexts('mf-forms');
  const type = useField<string>('type').input.value;
  const number = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <>
      <p className="hint">{t('valuation.allOptional')}</p>
      <div className="pair">
        <BoundText name="livingArea" label={t('fields.livingArea')} {...number} />
        <BoundText name="landArea" label={t('fields.landArea')} {...number} />
      </div>
      <StepFrame hidden={type === 'land'}>
        <div className="pair">
          <BoundText name="bedrooms" label={t('fields.bedrooms')} {...number} />
          <BoundText name="constructionYear" label={t('fields.constructionYear')} {...number} maxLength={4} />
        </div>
        <div className="pair">
          <BoundSelect name="state" label={t('fields.state')}>
            <option value="">{t('valuation.unknown')}</option>
            {HOME_STATES.map((value) => (
              <option key={value} value={value}>
                {capitalize(t(`words.homeStates.${value}`))}
              </option>
            ))}
          </BoundSelect>
          <BoundSelect name="energyLabel" label={t('fields.energyLabel')}>
            <option value="">{t('valuation.unknown')}</option>
            {CERTIFICATE_LABELS.map((value) => (
              <option key={value} value={value}>
                {value.toUpperCase()}
              </option>
            ))}
          </BoundSelect>
        </div>
      </StepFrame>
      <BoundTextArea name="remarks" label={t('fields.remarks')} maxLength={5000} hint={t('valuation.remarksHint')} />
    </>
  );
}
