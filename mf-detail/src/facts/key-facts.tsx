import { useLanguage, useTexts } from '@facade/section-kit';
import { findFact } from '@facade/shared-domain/facts/find-fact';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { EnergyChip, Icon } from '@facade/shared-ui';
import type { ReactNode } from 'react';
import { Strip } from './strip.style.ts';

type IconName = Parameters<typeof Icon>[0]['name'];

type KeyFact = 'bedrooms' | 'livingArea' | 'energy' | 'bathrooms' | 'landArea' | 'constructionYear';

export interface KeyFactsProps {
  property: PropertyDetail;
}

/** The figures visitors compare by, most important first: a phone shows three above the fold. Unknown figures are left out. */
export function KeyFacts({ property }: KeyFactsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const area = (value: number | null) => value && formatArea(value, language);
  const yearBuilt = findFact(property.groups, 'constructionYear')?.value;
  // Each region calls its certificate by a name of its own.
  const energyWord = t('keyFacts.energy', { context: property.energy?.region ?? '' });
  const items: [IconName, KeyFact, ReactNode][] = [
    ['bed', 'bedrooms', property.bedrooms],
    ['area', 'livingArea', area(property.livingArea)],
    ['leaf', 'energy', property.energy && <EnergyChip label={property.energy} />],
    ['bath', 'bathrooms', property.bathrooms],
    ['land', 'landArea', area(property.landArea)],
    ['building', 'constructionYear', yearBuilt && String(yearBuilt)],
  ];
  const known = items.filter(([, , value]) => value);
  if (known.length === 0) return null;
  return (
    <Strip>
      {known.map(([icon, key, value]) => (
        <div key={key}>
          <Icon name={icon} size={24} />
          <dt>
            {key === 'energy' ? energyWord : t(`keyFacts.${key}`, { count: typeof value === 'number' ? value : 0 })}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Strip>
  );
}
