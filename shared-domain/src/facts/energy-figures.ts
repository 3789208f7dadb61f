import { bandName } from '../energy.ts';
import type { Translate } from '../language/translate.ts';
import type { FactGroup, Language, PropertyDetail } from '../model/index.ts';
import { formatNumber } from '../numbers/number.ts';
import { type AdvertisedHome, missingInAd } from './advertising.ts';
import { findNumber, findText } from './find-fact.ts';
import type { FactTexts } from './format-fact.ts';
import { printGroups } from './print-facts.ts';

type HomeWithEnergy = Pick<PropertyDetail, keyof AdvertisedHome>;

/** The part of a locale that they need. */
interface EnergyTexts extends FactTexts {
  energy: Record<'label' | 'consumption' | 'perM2' | 'total' | 'totalValue' | 'code', string>;
}

/** A figure of the energy certificate. */
export interface EnergyFigure {
  label: string;
  value: string;
}

/**
 * The figures beside an energy label. What the law wants in an advertisement and is missing is shown as "requested", or as "to follow"
 * if the home has its certificate; other missing figures are left out.
 */
export const energyFigures = (home: HomeWithEnergy, language: Language, t: Translate<EnergyTexts>): EnergyFigure[] => [
  ...legalFigures(home, language, t),
  ...otherFigures(home, language, t),
];

function legalFigures(home: HomeWithEnergy, language: Language, t: Translate<EnergyTexts>): EnergyFigure[] {
  const { energy, groups } = home;
  if (!energy) return [];
  const missing = missingInAd(home);
  const code = findText(groups, 'epcCode');
  const instead = t(code ? 'values.common.toFollow' : 'values.common.requested');
  const requested = (key: string) => (missing.includes(key) ? instead : '');
  const kwh = energy.kwhPerM2 ?? findNumber(groups, 'kwhPerM2');
  const total = findNumber(groups, 'energyTotal');
  const figures: EnergyFigure[] = [
    { label: t('energy.label', { context: energy.region }), value: bandName(energy.band) },
    {
      label: t('energy.consumption'),
      value: kwh === null ? requested('kwhPerM2') : t('energy.perM2', { value: formatNumber(kwh, language) }),
    },
    {
      label: t('energy.total'),
      value:
        total === null ? requested('energyTotal') : t('energy.totalValue', { value: formatNumber(total, language) }),
    },
    { label: t('energy.code'), value: code ?? requested('epcCode') },
  ];
  return figures.filter(({ value }) => value !== '');
}

const LEGAL_FACTS: ReadonlySet<string> = new Set(['energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode']);

/** Other facts of the certificate, such as CO₂ and its validity. */
function otherFigures(
  { groups, region }: HomeWithEnergy,
  language: Language,
  t: Translate<EnergyTexts>,
): EnergyFigure[] {
  const facts = groups.filter(isEnergy).flatMap((group) => group.facts.filter(({ key }) => !LEGAL_FACTS.has(key)));
  const [printed] = printGroups([{ key: 'energy', facts }], { language, t, region });
  return printed?.facts.map(({ label, value }) => ({ label, value })) ?? [];
}

const isEnergy = ({ key }: FactGroup): boolean => key === 'energy';

/** The groups without the facts that are shown with the label. */
export const withoutEnergy = (groups: readonly FactGroup[]): FactGroup[] => groups.filter((group) => !isEnergy(group));
