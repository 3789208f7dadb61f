import { useLanguage, useTexts } from '@facade/section-kit';
import { renovationDuty } from '@facade/shared-domain/energy';
import { energyFigures } from '@facade/shared-domain/facts/energy-figures';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { bandText, Notice } from '@facade/shared-ui';
import { ENERGY_ID } from '../property/anchors.ts';
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
  return (
    <Panel id={ENERGY_ID} className="energy">
      <h2>{t('energy.title')}</h2>
      <p>{t(`energy.certificate.${energy.region}`)}</p>
      <EnergyScale energy={energy} />
      <dl>
        {energyFigures(property, language, t).map(({ label, value }) => (
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
