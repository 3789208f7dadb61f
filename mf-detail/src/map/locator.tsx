import { useLanguage, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatAddress } from '@facade/shared-domain/places/address';
import { BELGIUM, foreignCountry } from '@facade/shared-domain/places/region';
import { Icon } from '@facade/shared-ui';
import { useMemo } from 'react';
import { NearHome } from '../nearby/near-home.tsx';
import { Panel } from './locator.style.ts';
import { openStreetMapUrl } from './open-street-map.ts';
import { PlaceMap } from './place-map.tsx';
import { type MarkedPlace, placeMarker } from './place-marker.ts';

export interface LocatorProps {
  place: Pick<PropertyDetail, 'zip' | 'city' | 'location' | 'nearby'> & MarkedPlace & { countryId?: number };
}

/** Where it is: a map, the address, a way to a larger map, and what is near. A street of null is a hidden address: the town alone, and the map from afar. */
export function Locator({ place }: LocatorProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const countryName = foreignCountry(place.countryId ?? BELGIUM, language);
  const town = formatAddress({ zip: place.zip, city: place.city, countryName }, language);
  const address = [place.street, town].filter(Boolean).join(', ');
  const marker = useMemo(() => placeMarker(place, address, language, t), [place, address, language, t]);
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
            place={address}
            marker={marker}
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
      {place.nearby && <NearHome nearby={place.nearby} city={place.city} />}
    </Panel>
  );
}
