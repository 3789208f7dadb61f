import { useLanguage } from '@facade/section-kit';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { Icon, type IconName } from '@facade/shared-ui';
import type { CardProperty } from './card-data.ts';
import type { CardLabels } from './card-labels.ts';

interface CardFactsProps {
  property: CardProperty;
  labels: CardLabels;
}

/** Bedrooms, bathrooms and surfaces; what is unknown or none is left out. */
export function CardFacts({ property, labels }: CardFactsProps) {
  const language = useLanguage();
  const { bedrooms, bathrooms, livingArea, landArea, totalArea } = property;
  return (
    <p className="facts">
      {bedrooms ? fact('bed', String(bedrooms), bedrooms === 1 ? labels.bedroom : labels.bedrooms) : null}
      {bathrooms ? fact('bath', String(bathrooms), bathrooms === 1 ? labels.bathroom : labels.bathrooms) : null}
      {livingArea ? fact('area', formatArea(livingArea, language), labels.livingArea) : null}
      {totalArea ? fact('area', formatArea(totalArea, language), labels.totalArea) : null}
      {landArea ? fact('land', formatArea(landArea, language), labels.landArea) : null}
    </p>
  );
}

const fact = (icon: IconName, value: string, label: string) => (
  <span className="fact">
    <Icon name={icon} size={18} />
    {value} <span className="visually-hidden">{label}</span>
  </span>
);
