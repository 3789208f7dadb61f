import { useLanguage, useTexts } from '@facade/section-kit';
import { PRICE_STEPS } from '@facade/shared-domain/listing/amount-steps';
import { BEDROOM_CHOICES } from '@facade/shared-domain/listing/listing-filters';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { type ReactNode, useState } from 'react';
import type { FieldsData } from '../../list/list-data.ts';
import type { Group } from '../groups.ts';
import { AmountSelect } from './amount-select.tsx';
import { ChoiceBox } from './choice-box.tsx';
import { FieldsFrame } from './filter-fields.style.ts';
import { MoreFields } from './more-fields.tsx';
import { RadiusSelect } from './radius-select.tsx';

interface FilterFieldsProps {
  group: Group;
  data: FieldsData;
  /** Stands for the fields of the towns: one that can ask for more of them. */
  towns?: ReactNode;
  /** A field that sets the maximum price of what is for sale. */
  month?(onPrice: (price: number | undefined) => void): ReactNode;
}

/** The fields of one panel. The browser keeps what is chosen in them, so that they work without JavaScript too. */
export function FilterFields({ group, data, towns, month }: FilterFieldsProps) {
  return (
    <FieldsFrame data-group={group}>
      {group === 'type' && <TypeFields data={data} />}
      {group === 'city' && (towns ?? <TownFields data={data} />)}
      {group === 'price' && <PriceFields data={data} month={month} />}
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

/** Towns without JavaScript: those with most homes, and a field for any other. */
function TownFields({ data }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const { around, choices, query } = data;
  const { cities, near } = query.filters;
  return (
    <>
      <fieldset>
        <legend>{t('filter.city')}</legend>
        {choices.cities.map((choice) => (
          <ChoiceBox
            key={choice.value}
            name="city"
            {...choice}
            isChosen={cities.includes(choice.value) || (near !== undefined && choice.value === around?.value)}
            isEstimate={choices.estimates}
          />
        ))}
      </fieldset>
      {choices.moreCities && (
        <label className="amount">
          <span>{t('filter.otherCity')}</span>
          <input type="text" name="city" maxLength={100} autoComplete="off" />
        </label>
      )}
      <RadiusSelect around={around} near={near} />
    </>
  );
}

/** From and up to; what lies on the wrong side of the other cannot be chosen. */
function PriceFields({ data: { goal, query, choices }, month }: Pick<FilterFieldsProps, 'data' | 'month'>) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { minPrice, maxPrice } = query.filters;
  /** Set by a field beside the select, which begins again with it. */
  const [set, setSet] = useState<{ price: number | undefined }>();
  const common = {
    steps: PRICE_STEPS[goal],
    toText: (amount: number) => formatPrice(amount, language),
    isEstimate: choices.estimates,
  };
  return (
    <>
      <fieldset className="pair">
        <legend>{t('filter.price')}</legend>
        <AmountSelect
          {...common}
          name="minPrice"
          label={t('filter.minPrice')}
          none={t('filter.noMin')}
          chosen={minPrice}
          counts={choices.minPrice}
          isRefused={(amount) => maxPrice !== undefined && amount > maxPrice}
        />
        <AmountSelect
          {...common}
          key={set?.price}
          name="maxPrice"
          label={t('filter.maxPrice')}
          none={t('filter.noMax')}
          chosen={set ? set.price : maxPrice}
          counts={choices.maxPrice}
          isRefused={(amount) => minPrice !== undefined && amount < minPrice}
        />
      </fieldset>
      {goal === 'sale' && month?.((price) => setSet({ price }))}
    </>
  );
}

function BedroomFields({ data: { query, choices } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const { minBedrooms, maxBedrooms } = query.filters;
  return (
    <>
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
      <AmountSelect
        name="maxBedrooms"
        label={t('filter.maxBedrooms')}
        none={t('filter.noMax')}
        steps={BEDROOM_CHOICES}
        chosen={maxBedrooms}
        toText={String}
        counts={choices.maxBedrooms}
        isEstimate={choices.estimates}
        isRefused={(amount) => minBedrooms !== undefined && amount < minBedrooms}
      />
    </>
  );
}
