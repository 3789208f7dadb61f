import { browserApi, useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { ListingFilters, PropertyPage } from '@facade/shared-domain/model';
import { PictureView } from '@facade/shared-ui';
import { toCardProperty } from '../cards/card-data.ts';
import { CardFacts } from '../cards/card-facts.tsx';
import { CardBadge } from '../cards/card-gallery.tsx';
import { cardLabels, cardName } from '../cards/card-labels.ts';
import { CardPrice } from '../cards/card-price.tsx';
import { getProperties } from '../list/get-properties.ts';
import { MapCard } from './map-card.tsx';

interface MapGroupProps {
  /** Of the list, narrowed to where the group is. */
  filters: Partial<ListingFilters>;
  /** The same as a list. */
  href: string;
  onClose(): void;
}

/** Homes that are shown at most; the list has the others. */
const MOST = 40;

/** The homes of a group that no zoom parts, such as the units of a project. */
export function MapGroup({ filters, href, onClose }: MapGroupProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { answer } = useApi<PropertyPage>(`${language} ${JSON.stringify(filters)}`, {
    ask: (signal) => getProperties(browserApi, { language, filters, pageSize: MOST, signal }),
  });
  if (!answer) return null;
  const { total } = answer;
  const homes = answer.items.map(toCardProperty);
  const labels = cardLabels(t);
  const label = t('map.group', { count: total });
  return (
    <MapCard label={label} onClose={onClose}>
      <h2>{label}</h2>
      <ul>
        {homes.map((home) => (
          <li key={home.id} className="home">
            {home.pictures[0] && <PictureView picture={home.pictures[0]} sizes="112px" alt="" />}
            <div className="text">
              {home.availability === 'available' && <CardPrice property={home} labels={labels} />}
              <a href={home.path}>{cardName(home)}</a>
              <CardFacts property={home} labels={labels} />
              <CardBadge property={home} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
      {total > homes.length && (
        <a className="all" rel="nofollow" href={href}>
          {t('map.showAll', { count: total })}
        </a>
      )}
    </MapCard>
  );
}
