import { useTexts } from '@facade/section-kit';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import { capitalize } from '@facade/shared-domain/words/words';
import { BoundSelect, BoundText } from '../../kit/fields/bound-fields.tsx';
import { ChoiceField } from '../../kit/fields/choice-field.tsx';
import { Boxes, FieldGroup } from '../../kit/fields/field-group.tsx';
import type { FormValues } from '../../kit/values.ts';
import { CarriedFields } from './carried-fields.tsx';
import type { DemandChoices } from './demand-data.ts';
import { RANGES } from './demand-values.ts';
import { PlaceFields } from './place-fields.tsx';

/** The available numbers; the last one means exactly itself, not "or more". */
const MOST = 6;

interface SearchFieldsProps {
  choices: DemandChoices;
  /** Initial values of the fields. */
  initial: FormValues;
}

/** What the visitor is looking for. */
export function SearchFields({ choices: { types, zones, towns }, initial }: SearchFieldsProps) {
  const t = useTexts('mf-forms');
  return (
    <>
      <ChoiceField
        name="goal"
        label={t('demand.goal')}
        options={[
          { value: 'sale', label: t('demand.sale') },
          { value: 'rent', label: t('demand.rent') },
        ]}
      />
      <FieldGroup name="types" legend={t('demand.types')}>
        <Boxes name="types" choices={types.map(({ id, name }) => ({ value: String(id), label: name }))} />
      </FieldGroup>
      <PlaceFields zones={zones} towns={towns} />
      <fieldset>
        <legend>{t('demand.budget')}</legend>
        <div className="pair">
          <BoundText name="minPrice" label={t('demand.from')} inputMode="numeric" maxLength={12} />
          <BoundText name="maxPrice" label={t('demand.to')} inputMode="numeric" maxLength={12} />
        </div>
      </fieldset>
      {RANGES.map((range) => (
        <RangeFields key={range} range={range} />
      ))}
      <FieldGroup name="has" legend={t('demand.has')}>
        <Boxes
          name="has"
          choices={FEATURES.map((value) => ({ value, label: capitalize(t(`words.features.${value}`)) }))}
        />
      </FieldGroup>
      {String(initial.energy ?? '') !== '' && (
        <FieldGroup name="energy" legend={t('demand.energy')}>
          <Boxes name="energy" choices={ENERGY_LETTERS.map((value) => ({ value, label: value.toUpperCase() }))} />
        </FieldGroup>
      )}
      <CarriedFields initial={initial} />
    </>
  );
}

function RangeFields({ range }: { range: (typeof RANGES)[number] }) {
  const t = useTexts('mf-forms');
  const select = (side: 'min' | 'max') => (
    <BoundSelect name={`${side}${range}`} label={t(side === 'min' ? 'demand.atLeast' : 'demand.atMost')}>
      <option value="">{t('demand.any')}</option>
      {Array.from({ length: MOST + 1 }, (_, number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </BoundSelect>
  );
  return (
    <fieldset>
      <legend>{t(`demand.ranges.${range}`)}</legend>
      <div className="pair">
        {select('min')}
        {select('max')}
      </div>
    </fieldset>
  );
}
