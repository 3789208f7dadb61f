import { useLanguage, useTexts } from '@facade/section-kit';
import {
  BATHROOM_STEPS,
  DAY_STEPS,
  LAND_STEPS,
  SURFACE_STEPS,
  withChosen,
  YEAR_STEPS,
} from '@facade/shared-domain/listing/amount-steps';
import { FEATURES, type Feature } from '@facade/shared-domain/listing/filters/features';
import { ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import type { AmountFacet } from '@facade/shared-domain/model/facets';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { capitalize } from '@facade/shared-domain/words/words';
import { useDaysSinceVisit } from '../../list/last-visit.ts';
import type { FieldsData } from '../../list/list-data.ts';
import { AmountSelect } from './amount-select.tsx';
import { ChoiceBox } from './choice-box.tsx';

/** Under which heading a feature is. */
const PLACES: Record<Feature, 'building' | 'comfort' | 'energy' | 'offer'> = {
  newBuild: 'building',
  groundFloor: 'building',
  semiDetached: 'building',
  detached: 'building',
  garden: 'comfort',
  garage: 'comfort',
  parking: 'comfort',
  terrace: 'comfort',
  southFacing: 'comfort',
  lift: 'comfort',
  furnished: 'comfort',
  swimmingPool: 'comfort',
  heatPump: 'energy',
  solarPanels: 'energy',
  priceDropped: 'offer',
};

interface MoreProps {
  data: FieldsData;
}

/** Sizes and rooms, the building, comfort, energy, and what is shown of the offer. */
export function MoreFields({ data }: MoreProps) {
  const t = useTexts('mf-listings');
  return (
    <>
      <Sizes data={data} />
      <fieldset className="pair part">
        <legend>{t('filter.groups.building')}</legend>
        <Amount data={data} name="minYear" steps={YEAR_STEPS} none={t('filter.any')} toText={String} />
        <Features data={data} place="building" />
      </fieldset>
      <fieldset className="pair part">
        <legend>{t('filter.groups.comfort')}</legend>
        <Features data={data} place="comfort" />
      </fieldset>
      <Energy data={data} />
      <Offer data={data} />
    </>
  );
}

function Sizes({ data }: MoreProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { minSurface, maxSurface } = data.query.filters;
  const area = (amount: number) => formatArea(amount, language);
  const common = { data, toText: area };
  return (
    <fieldset className="pair part">
      <legend>{t('filter.groups.size')}</legend>
      <Amount
        {...common}
        name="minSurface"
        steps={SURFACE_STEPS}
        none={t('filter.noMin')}
        isRefused={(amount) => maxSurface !== undefined && amount > maxSurface}
      />
      <Amount
        {...common}
        name="maxSurface"
        steps={SURFACE_STEPS}
        none={t('filter.noMax')}
        isRefused={(amount) => minSurface !== undefined && amount < minSurface}
      />
      <Amount {...common} name="minLand" steps={LAND_STEPS} none={t('filter.noMin')} />
      <Amount
        data={data}
        name="minBathrooms"
        steps={BATHROOM_STEPS}
        none={t('filter.noMin')}
        toText={(amount) => `${amount}+`}
      />
    </fieldset>
  );
}

function Energy({ data }: MoreProps) {
  const t = useTexts('mf-listings');
  const { query, choices } = data;
  return (
    <fieldset className="pair part">
      <legend>{t('filter.groups.energy')}</legend>
      <fieldset className="row">
        <legend>{t('filter.energy')}</legend>
        {ENERGY_LETTERS.map((letter) => (
          <ChoiceBox
            key={letter}
            name="energy"
            value={letter}
            label={
              <b className="ui-energy" data-band={letter}>
                {letter.toUpperCase()}
              </b>
            }
            count={choices.energy[letter] ?? null}
            isChosen={query.filters.energy.includes(letter)}
            isEstimate={choices.estimates}
          />
        ))}
      </fieldset>
      <Features data={data} place="energy" />
    </fieldset>
  );
}

/** How long it is on offer, from when it is free, and whether sold ones are shown. */
function Offer({ data }: MoreProps) {
  const t = useTexts('mf-listings');
  const { freeBy, available } = data.query.filters;
  const sinceVisit = useDaysSinceVisit();
  const isFree = data.goal === 'rent' || freeBy !== undefined;
  return (
    <fieldset className="pair part">
      <legend>{t('filter.groups.offer')}</legend>
      <Amount
        data={data}
        name="days"
        steps={withChosen(DAY_STEPS, sinceVisit)}
        none={t('filter.any')}
        toText={(count) => (count === sinceVisit ? t('filter.sinceVisit') : t('filter.lastDays', { count }))}
      />
      {isFree && (
        <label className="amount">
          <span>{t('filter.freeBy')}</span>
          <input type="date" name="freeBy" defaultValue={freeBy} />
        </label>
      )}
      <Features data={data} place="offer" />
      <ChoiceBox name="available" value="1" label={t('filter.available')} isChosen={available} />
    </fieldset>
  );
}

interface AmountProps extends MoreProps {
  name: Exclude<AmountFacet, 'minPrice' | 'maxPrice'>;
  steps: readonly number[];
  none: string;
  toText(amount: number): string;
  isRefused?(amount: number): boolean;
}

function Amount({ data: { query, choices }, name, ...props }: AmountProps) {
  const t = useTexts('mf-listings');
  return (
    <AmountSelect
      {...props}
      name={name}
      label={t(`filter.${name}`)}
      chosen={query.filters[name]}
      counts={choices[name]}
      isEstimate={choices.estimates}
    />
  );
}

function Features({ data: { query, choices }, place }: MoreProps & { place: (typeof PLACES)[Feature] }) {
  const t = useTexts('mf-listings');
  return (
    <div className="columns">
      {FEATURES.filter((feature) => PLACES[feature] === place).map((feature) => (
        <ChoiceBox
          key={feature}
          name="has"
          value={feature}
          label={capitalize(t(`words.features.${feature}`))}
          count={choices.has[feature] ?? null}
          isChosen={query.filters.has.includes(feature)}
          isEstimate={choices.estimates}
        />
      ))}
    </div>
  );
}
