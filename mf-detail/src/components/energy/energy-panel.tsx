import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import { renovationDuty } from '@facade/shared-domain/energy';
import { findNumber, findText } from '@facade/shared-domain/facts/find-fact';
import { printGroups } from '@facade/shared-domain/facts/print-facts';
import type { FactGroup, Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { bandText, Notice } from '@facade/shared-ui';
import { ENERGY_ID } from '../../model/anchors.ts';
import { Panel } from './energy-panel.style.ts';
import { EnergyScale } from './energy-scale.tsx';

export interface EnergyPanelProps {
  property: PropertyDetail;
}

/** The label on its region's scale with the figures that must stand in an advertisement, and the duty to renovate. */
export function EnergyPanel({ property }: EnergyPanelProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { energy } = property;
  if (!energy) return null;
  const figures = [...legalFigures(property, language, t), ...otherFigures(property, language, t)];
  return (
    <Panel id={ENERGY_ID} className="energy">
      <h2>{t('energy.title')}</h2>
      <p>{t(`energy.certificate.${energy.region}`)}</p>
      <EnergyScale energy={energy} />
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {renovationDuty({ ...property, band: energy.band }) && (
        <Notice tone="warning" title={t('renovation.title', { label: bandText(energy.band) })}>
          <p>{t('renovation.text')}</p>
        </Notice>
      )}
    </Panel>
  );
}

/**
 * Walloon advertising law wants label, certificate number, kWh/m² and total together: what a Walloon record lacks is said to be
 * on its way. Elsewhere only what is known is shown.
 */
function legalFigures({ energy, groups }: PropertyDetail, language: Language, t: Translate): [string, string][] {
  if (!energy) return [];
  const missing = energy.region === 'wallonia' ? t('energy.requested') : '';
  const kwh = energy.kwhPerM2 ?? findNumber(groups, 'kwhPerM2');
  const total = findNumber(groups, 'energyTotal');
  const rows: [string, string][] = [
    [t('energy.label'), bandText(energy.band)],
    [t('energy.consumption'), kwh === null ? missing : t('energy.perM2', { value: formatNumber(kwh, language) })],
    [t('energy.total'), total === null ? missing : t('energy.totalValue', { value: formatNumber(total, language) })],
    [t('energy.code'), findText(groups, 'epcCode') ?? missing],
  ];
  return rows.filter(([, value]) => value !== '');
}

const LEGAL_FACTS: ReadonlySet<string> = new Set(['energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode']);

/** What else the certificate says, such as CO₂ and how long it is valid. */
function otherFigures({ groups, region }: PropertyDetail, language: Language, t: Translate): [string, string][] {
  const facts = groups.filter(isEnergy).flatMap((group) => group.facts.filter(({ key }) => !LEGAL_FACTS.has(key)));
  const [printed] = printGroups([{ key: 'energy', facts }], { language, t, region });
  return printed?.facts.map(({ label, value }) => [label, value]) ?? [];
}

const isEnergy = ({ key }: FactGroup): boolean => key === 'energy';

/** The groups a page with this panel still has to show. */
export const withoutEnergy = (groups: readonly FactGroup[]): FactGroup[] => groups.filter((group) => !isEnergy(group));
