import { useTexts } from '@facade/section-kit';
import { BoundText, BoundTextArea } from '../../kit/fields/bound-fields.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { Conditions } from './condition-fields.style.ts';

const CONDITIONS = ['none', 'loan', 'own'] as const;

/** What the offer depends on. The field of a condition is shown with it by CSS alone, so also without JavaScript. */
export function ConditionFields() {
  const t = useTexts('mf-forms');
  return (
    <Conditions>
      <ChoiceField
        name="condition"
        required
        label={t('fields.condition')}
        options={CONDITIONS.map((value) => ({ value, label: t(`offer.conditions.${value}`) }))}
      />
      <div className="loan">
        <BoundText
          name="loanAmount"
          label={t('fields.loanAmount')}
          hint={t('offer.loanHint')}
          inputMode="decimal"
          maxLength={16}
        />
      </div>
      <div className="own">
        <BoundTextArea
          name="conditionText"
          label={t('fields.conditionText')}
          hint={t('offer.conditionHint')}
          maxLength={2000}
        />
      </div>
    </Conditions>
  );
}
