import type { Translate } from '@facade/platform/section';
import { formatAddress } from '@facade/shared-domain/address';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { BELGIUM, foreignCountry } from '@facade/shared-domain/region';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';
import { openStreetMapUrl } from '../../model/map/open-street-map.ts';
import { PlaceMap } from './place-map.tsx';

export interface LocatorProps {
  place: Pick<PropertyDetail, 'zip' | 'city' | 'location'> & { street?: string | null; countryId?: number };
  language: Language;
  t: Translate;
}

/** Where it is: a map, the address, and a way to a larger map. A street of null is a hidden address: the town alone, and the map from afar. */
export function Locator({ place, language, t }: LocatorProps) {
  const countryName = foreignCountry(place.countryId ?? BELGIUM, language);
  const town = formatAddress({ zip: place.zip, city: place.city, countryName }, language);
  if (!town && !place.location) return null;
  const exact = place.street !== null && place.location?.exact === true;
  const { location } = place;
  return (
    <Panel>
      <h2>{t('location.title')}</h2>
      <div className="card">
        {location && (
          <PlaceMap
            key={`${location.lat} ${location.lng} ${exact}`}
            location={location}
            exact={exact}
            place={[place.street, town].filter(Boolean).join(', ')}
            t={t}
          />
        )}
        <div className="address">
          <Icon name="pin" size={28} />
          <p>
            <strong>{place.street ?? town}</strong>
            {place.street && <span>{town}</span>}
            {place.street === null && <span>{t('address.onRequest')}</span>}
          </p>
          {location && (
            <a href={openStreetMapUrl(location, exact)} target="_blank" rel="noopener">
              <Icon name="map" size={20} />
              {exact ? t('location.openMap') : t('location.openTown')}
              <span className="visually-hidden"> {t('location.newTab')}</span>
              <Icon name="external" size={16} />
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
}

const Panel = styled.section`
  .card {
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .address {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-5);
  }
  .address > svg {
    color: var(--accent);
  }
  .address p {
    display: grid;
  }
  .address strong {
    font: 500 var(--step-2) / 1.2 var(--font-display);
  }
  .address p span {
    color: var(--muted);
  }
  .address a {
    grid-column: 1 / -1;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 0 var(--space-4);
    border-radius: 999px;
    background: var(--tint);
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  .address a:hover {
    text-decoration: underline;
  }
  @media (min-width: 600px) {
    .address {
      grid-template-columns: auto 1fr auto;
    }
    .address a {
      grid-column: auto;
    }
  }
  @media print {
    display: none;
  }
`;
