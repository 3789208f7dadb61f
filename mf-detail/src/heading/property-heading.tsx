import { useLanguage, useTexts } from '@facade/section-kit';
import { softHyphens } from '@facade/shared-domain/language/soft-hyphens';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatAddress } from '@facade/shared-domain/places/address';
import { foreignCountry } from '@facade/shared-domain/places/region';
import { Icon, Notice, Ribbon } from '@facade/shared-ui';
import { Heading } from './heading.style.ts';
import { PriceBlock } from './price-block.tsx';

export interface PropertyHeadingProps {
  property: PropertyDetail;
  /** What a loan for it costs, in whole euro; not known where nothing can be borrowed for. */
  perMonth?: number | null | undefined;
}

/** What it is, where it is, what it costs, and whether it is still to be had. */
export function PropertyHeading({ property, perMonth }: PropertyHeadingProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { availability, ribbon, title } = property;
  const available = availability === 'available';
  return (
    <Heading>
      <div className="labels">
        <span>
          {[property.typeName, t(`goal.${available ? property.goal : availability}`)].filter(Boolean).join(' · ')}
        </span>
        {available && ribbon && <Ribbon ribbon={ribbon} />}
      </div>
      <h1 lang={title.language === language ? undefined : title.language}>{softHyphens(title.text)}</h1>
      <Address property={property} />
      {!available && (
        <Notice tone="info" title={t(`availability.${availability}.title`)}>
          {t(`availability.${availability}.text`)}
        </Notice>
      )}
      <PriceBlock property={property} perMonth={perMonth} />
    </Heading>
  );
}

function Address({ property }: Pick<PropertyHeadingProps, 'property'>) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const countryName = foreignCountry(property.countryId, language);
  const address = formatAddress({ ...property, countryName }, language);
  if (!address) return null;
  return (
    <address>
      <Icon name="pin" size={20} />
      <span>
        <bdi>{address}</bdi>
        {!property.street && <small>{t('address.onRequest')}</small>}
      </span>
    </address>
  );
}
