import { useTexts } from '@facade/section-kit';
import type { EnergyLabel } from '@facade/shared-domain/model';
import { bandText } from '@facade/shared-ui';
import type { CSSProperties } from 'react';
import { Arrows, Ruler } from './energy-scale.style.ts';
import { energyScale, markerPosition, type ScaleBand } from './scale-marks.ts';

export interface EnergyScaleProps {
  energy: EnergyLabel;
}

/**
 * The scale as the region's own certificate draws it: Flanders a ruler from F to A+, Wallonia arrows from A++ to G that grow
 * longer, Brussels the same with its letters in steps. One picture to a screen reader.
 */
export function EnergyScale({ energy }: EnergyScaleProps) {
  const t = useTexts('mf-detail');
  const scale = energyScale(energy);
  const label = t('energy.scale', {
    label: bandText(energy.band),
    best: bandText(scale[0]?.band ?? ''),
    worst: bandText(scale.at(-1)?.band ?? ''),
    region: t(`energy.region.${energy.region}`),
  });
  return energy.region === 'flanders' ? (
    <FlemishRuler scale={scale} energy={energy} label={label} target={t('energy.target')} />
  ) : (
    <ArrowScale scale={scale} energy={energy} label={label} />
  );
}

function ArrowScale({ scale, energy, label }: { scale: ScaleBand[]; energy: EnergyLabel; label: string }) {
  return (
    <Arrows role="img" aria-label={label} data-region={energy.region}>
      {scale.map(({ band, upTo, current }, index) => (
        <div
          key={band}
          data-current={current || undefined}
          style={{ '--at': index / (scale.length - 1) } as CSSProperties}
        >
          <span className="ui-energy" data-band={band}>
            <b>{bandText(band)}</b>
            <small>{upTo === null ? `> ${scale[index - 1]?.upTo}` : `≤ ${upTo}`}</small>
          </span>
          {current && <Pointer energy={energy} />}
        </div>
      ))}
    </Arrows>
  );
}

function FlemishRuler({
  scale,
  energy,
  label,
  target,
}: {
  scale: ScaleBand[];
  energy: EnergyLabel;
  label: string;
  target: string;
}) {
  const position = markerPosition(scale, energy.kwhPerM2);
  const worstFirst = [...scale].reverse();
  return (
    <Ruler role="img" aria-label={label}>
      {position !== null && (
        <div className="marker" style={{ '--at': (1 - position).toFixed(4) } as CSSProperties}>
          <Pointer energy={energy} />
        </div>
      )}
      <div className="bands">
        {worstFirst.map(({ band, upTo }) => (
          <span key={band} className="ui-energy" data-band={band}>
            {bandText(band)}
            {upTo !== null && <small>{upTo}</small>}
          </span>
        ))}
      </div>
      <p>{target}</p>
    </Ruler>
  );
}

function Pointer({ energy }: { energy: EnergyLabel }) {
  return (
    <span className="pointer">
      <b>{bandText(energy.band)}</b>
      {energy.kwhPerM2 !== null && <small>{Math.round(energy.kwhPerM2)} kWh/m²</small>}
    </span>
  );
}
