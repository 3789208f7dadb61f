import { useLanguage, useTexts } from '@facade/section-kit';
import { LAND_STEPS, SURFACE_STEPS } from '@facade/shared-domain/listing/amount-steps';
import { FEATURES } from '@facade/shared-domain/listing/filters/features';
import { ENERGY_LETTERS } from '@facade/shared-domain/listing/listing-filters';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { capitalize } from '@facade/shared-domain/words/words';
import type { FieldsData } from '../../list/list-data.ts';
import { AmountSelect } from './amount-select.tsx';
import { ChoiceBox } from './choice-box.tsx';

/** Surfaces, energy label, what the home has, and whether sold ones are shown. */
export function MoreFields({ data: { query, choices } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { minSurface, minLand, energy, has, available } = query.filters;
  const common = {
    none: t('filter.noMin'),
    toText: (amount: number) => formatArea(amount, language),
    isEstimate: choices.estimates,
  };
  return (
    <>
      <div className="pair">
        <AmountSelect
          {...common}
          name="minSurface"
          label={t('filter.minSurface')}
          steps={SURFACE_STEPS}
          chosen={minSurface}
          counts={choices.minSurface}
        />
        <AmountSelect
          {...common}
          name="minLand"
          label={t('filter.minLand')}
          steps={LAND_STEPS}
          chosen={minLand}
          counts={choices.minLand}
        />
      </div>
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
            isChosen={energy.includes(letter)}
            isEstimate={choices.estimates}
          />
        ))}
      </fieldset>
      <fieldset className="columns">
        <legend>{t('filter.features')}</legend>
        {FEATURES.map((feature) => (
          <ChoiceBox
            key={feature}
            name="has"
            value={feature}
            label={capitalize(t(`words.features.${feature}`))}
            count={choices.has[feature] ?? null}
            isChosen={has.includes(feature)}
            isEstimate={choices.estimates}
          />
        ))}
      </fieldset>
      <ChoiceBox name="available" value="1" label={t('filter.available')} isChosen={available} />
    </>
  );
}
