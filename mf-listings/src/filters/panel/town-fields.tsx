import { useTexts } from '@facade/section-kit';
import type { FieldsData } from '../../list/list-data.ts';
import { ChoiceBox } from './choice-box.tsx';
import { RadiusSelect } from './radius-select.tsx';

/** Towns without JavaScript: those with most homes, and a field for any other. */
export function TownFields({ data }: { data: FieldsData }) {
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
