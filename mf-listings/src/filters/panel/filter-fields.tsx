import { useTexts } from '@facade/section-kit';
import { BEDROOM_CHOICES } from '@facade/shared-domain/listing/listing-filters';
import type { ReactNode } from 'react';
import type { FieldsData } from '../../list/list-data.ts';
import type { Group } from '../groups.ts';
import { ChoiceBox } from './choice-box.tsx';
import { FieldsFrame } from './filter-fields.style.ts';
import { MoreFields } from './more-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { TownFields } from './town-fields.tsx';

interface FilterFieldsProps {
  group: Group;
  data: FieldsData;
  /** Stands for the fields of the towns: one that can ask for more of them. */
  towns?: ReactNode;
}

/** The fields of one panel. The browser keeps what is chosen in them, so that they work without JavaScript too. */
export function FilterFields({ group, data, towns }: FilterFieldsProps) {
  return (
    <FieldsFrame data-group={group}>
      {group === 'type' && <TypeFields data={data} />}
      {group === 'city' && (towns ?? <TownFields data={data} />)}
      {group === 'price' && <PriceFields data={data} />}
      {group === 'bedrooms' && <BedroomFields data={data} />}
      {group === 'more' && <MoreFields data={data} />}
    </FieldsFrame>
  );
}

function TypeFields({ data: { query, choices } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  return (
    <fieldset>
      <legend>{t('filter.type')}</legend>
      {choices.types.map((choice) => (
        <ChoiceBox
          key={choice.value}
          name="type"
          {...choice}
          isChosen={query.filters.types.includes(Number(choice.value))}
          isEstimate={choices.estimates}
        />
      ))}
    </fieldset>
  );
}

function BedroomFields({ data: { query, choices } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const { minBedrooms } = query.filters;
  return (
    <fieldset className="row">
      <legend>{t('filter.bedrooms')}</legend>
      <ChoiceBox
        name="minBedrooms"
        type="radio"
        value=""
        label={t('filter.any')}
        isChosen={minBedrooms === undefined}
      />
      {[...new Set(minBedrooms === undefined ? BEDROOM_CHOICES : [...BEDROOM_CHOICES, minBedrooms])].map((least) => (
        <ChoiceBox
          key={least}
          name="minBedrooms"
          type="radio"
          value={String(least)}
          label={`${least}+`}
          count={choices.bedrooms[least] ?? null}
          isChosen={minBedrooms === least}
          isEstimate={choices.estimates}
        />
      ))}
    </fieldset>
  );
}
