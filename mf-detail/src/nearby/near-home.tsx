import { useLanguage, useTexts } from '@facade/section-kit';
import type { Nearby } from '@facade/shared-domain/model';
import { formatDistance } from '@facade/shared-domain/numbers/distance';
import { OPEN_STREET_MAP_COPYRIGHT } from '../map/open-street-map.ts';
import { Near } from './near-home.style.ts';

export interface NearHomeProps {
  nearby: Nearby;
  /** The home's own town: where its address is hidden, distances begin at its centre. */
  city: string;
}

/** Stations, centres, schools and shops around a home, with their distances. */
export function NearHome({ nearby: { from, places }, city }: NearHomeProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  return (
    <Near>
      <h3>{t('nearby.title')}</h3>
      <ul>
        {places.map(({ kind, name, metres }) => (
          <li key={`${kind} ${name}`}>
            <span className="what">
              {name && <strong>{name}</strong>}
              <span className={name ? 'kind' : undefined}>{t(`nearby.kinds.${kind}`)}</span>
            </span>{' '}
            <span className="metres">{formatDistance(metres, language)}</span>
          </li>
        ))}
      </ul>
      <p>
        {t(`nearby.${from}`, { city })} {t('nearby.source')}{' '}
        <a href={OPEN_STREET_MAP_COPYRIGHT} target="_blank" rel="noopener">
          {t('nearby.contributors')}
          <span className="visually-hidden"> {t('location.newTab')}</span>
        </a>
        .
      </p>
    </Near>
  );
}
