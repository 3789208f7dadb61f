import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import type { City, PropertyPage } from '@facade/shared-domain/model';
import { cityValue } from '@facade/shared-domain/places/municipality';
import { useEffect, useRef, useState } from 'react';
import type { Around, FieldsData } from '../../list/list-data.ts';
import { type Choice, cityCountOf, toChoice } from '../choices.ts';
import { townWithPostcode } from '../town-with-postcode.ts';
import { isWhole, townsNamed } from '../towns.ts';
import { ChoiceBox } from './choice-box.tsx';
import { RadiusSelect } from './radius-select.tsx';
import { useTowns } from './use-towns.ts';

interface TownPickerProps {
  data: FieldsData;
  /** The counts that were asked for last. */
  page: PropertyPage | null;
  isOpen: boolean;
  onChange(): void;
}

/** Towns found by typing; of the one that is chosen, the radius around it. All towns are loaded when it is opened. */
export function TownPicker({ data, page, isOpen, onChange }: TownPickerProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const [text, setText] = useState('');
  const { towns, find } = useTowns(language, isOpen);
  const { filters } = data.query;
  const [chosen, setChosen] = useState(() => (filters.near && data.around ? [data.around.value] : filters.cities));
  const [km, setKm] = useState(filters.near?.km);
  // A radius that the map has set around no town stays until a town is chosen.
  const [elsewhere] = useState(data.around ? undefined : filters.near);
  const around = chosen.length === 1 ? placeOf(chosen[0], towns, data.around) : null;

  // Once the fields have changed: the form is what is read.
  const isFirst = useRef(true);
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    if (!isFirst.current) told.current();
    isFirst.current = false;
  }, [chosen, km]);

  const choose = (value: string, isChosen: boolean) => {
    // A radius has one centre: another town takes its place.
    const isCentre = isChosen && km !== undefined && placeOf(value, towns, data.around) !== null;
    if (isCentre) return setChosen([value]);
    setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
    setKm(undefined);
  };

  const count = page ? cityCountOf(page) : () => null;
  const found = text.trim() ? choicesOf(find(text), towns, count, t) : null;
  const shown = found ?? data.choices.cities;
  const kept = chosen.filter((value) => !shown.some((choice) => choice.value === value));
  const isAround = around !== null && km !== undefined;
  return (
    <fieldset>
      <legend>{t('filter.city')}</legend>
      <input
        className="find"
        type="search"
        value={text}
        placeholder={t('filter.findCity')}
        aria-label={t('filter.findCity')}
        maxLength={100}
        onChange={(event) => {
          // It is no filter by itself.
          event.stopPropagation();
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {kept.map((value) => (
        <ChoiceBox
          key={value}
          name={isAround ? '' : 'city'}
          value={value}
          label={labelOf(value, data, towns)}
          isChosen
          onChange={(isChosen) => choose(value, isChosen)}
        />
      ))}
      {shown.map((choice) => (
        <ChoiceBox
          key={choice.value}
          name={isAround ? '' : 'city'}
          {...choice}
          isChosen={chosen.includes(choice.value)}
          isEstimate={data.choices.estimates}
          onChange={(isChosen) => choose(choice.value, isChosen)}
        />
      ))}
      <p className="hint" role="status">
        {found?.length === 0 ? t('filter.noCity') : !found && data.choices.moreCities && t('filter.moreCities')}
      </p>
      <RadiusSelect
        around={around}
        near={around && km !== undefined ? { ...around, km } : chosen.length > 0 ? undefined : elsewhere}
        onChange={setKm}
      />
    </fieldset>
  );
}

/** Municipalities, then each town, and before it all of its zip, where others share that. */
function choicesOf(
  found: City[],
  towns: City[],
  count: ReturnType<typeof cityCountOf>,
  t: Translate<'mf-listings'>,
): Choice[] {
  const zips = new Set<string>();
  const whole = found.filter(isWhole).map((town) => toChoice(cityValue(town), town.label, count));
  const inTowns = found.flatMap((town) => {
    if (isWhole(town)) return [];
    const { zip } = town;
    const own = toChoice(cityValue(town), townWithPostcode(town), count);
    const sharing = zips.has(zip) ? [] : towns.filter((other) => other.zip === zip);
    zips.add(zip);
    if (sharing.length < 2) return own;
    const counts = sharing.map((one) => count(cityValue(one)));
    const sum = counts.some((one) => one === null) ? null : counts.reduce<number>((all, one) => all + (one ?? 0), 0);
    const cities = sharing.map(({ label }) => label).join(', ');
    return [{ value: zip, label: t('filter.wholeZip', { zip, cities }), count: sum }, own];
  });
  return [...whole, ...inTowns];
}

function labelOf(value: string, { choices }: FieldsData, towns: City[]): string {
  const known = choices.cities.find((choice) => choice.value === value);
  const [town] = known ? [] : townsNamed(value, towns);
  return known?.label ?? town?.label ?? value;
}

function placeOf(value: string | undefined, towns: City[], known: Around | null): Around | null {
  if (!value) return null;
  if (known?.value === value) return known;
  const [town, ...others] = townsNamed(value, towns);
  return town?.location && others.length === 0 ? { value, label: town.label, ...town.location } : null;
}
