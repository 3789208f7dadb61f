import { toggleFavourite, useFavourites, useLanguage, useTexts } from '@facade/section-kit';
import { EnergyChip, Icon, PictureView } from '@facade/shared-ui';
import type { CardProperty } from '../cards/card-data.ts';
import { CardFacts } from '../cards/card-facts.tsx';
import { CardBadge } from '../cards/card-gallery.tsx';
import { cardLabels, cardName } from '../cards/card-labels.ts';
import { CardPrice } from '../cards/card-price.tsx';
import { MapCard } from './map-card.tsx';
import { useHome } from './use-home.ts';

interface MapPopupProps {
  id: number;
  /** Its address is hidden: the map shows its town's area. */
  isHidden: boolean;
  /** Homes of the list, which need not be asked for. */
  known: CardProperty[];
  onClose(): void;
  /** To the next home on the map, or with -1 to the one before; none where there is no other. */
  onStep?: ((step: 1 | -1) => void) | undefined;
}

/** The home whose marker was chosen, the way to it, and to those beside it. */
export function MapPopup({ id, isHidden, known, onClose, onStep }: MapPopupProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const kept = useFavourites();
  const home = useHome(id, known);
  if (!home) return null;
  const labels = cardLabels(t);
  const name = cardName(home);
  const isKept = kept.includes(home.id);
  const [picture] = home.pictures;
  const keep = () => {
    toggleFavourite(home.id);
    const follow = async () => (await import('../favourites/seen-homes.ts')).rememberFavourite(language, home);
    follow().catch(() => undefined);
  };
  const arrow = (step: 1 | -1, key: 'nextHome' | 'previousHome') => (
    <button type="button" className="step" aria-label={t(`map.${key}`)} onClick={() => onStep?.(step)}>
      <Icon name={step > 0 ? 'chevron-right' : 'chevron-left'} size={20} />
    </button>
  );
  return (
    <MapCard label={name} onClose={onClose} {...(onStep && { onSwipe: onStep })}>
      <div className="home" aria-live="polite">
        {picture && <PictureView picture={picture} sizes="112px" alt="" />}
        <div className="text">
          {home.availability === 'available' && <CardPrice property={home} labels={labels} />}
          <a href={home.path}>{name}</a>
          {isHidden && <small>{t('map.hidden')}</small>}
          <CardFacts property={home} labels={labels} />
        </div>
      </div>
      <div className="actions">
        {home.energy && (
          <span className="energy">
            <span className="visually-hidden">{labels.energy} </span>
            <EnergyChip label={home.energy} size="s" />
          </span>
        )}
        <CardBadge property={home} labels={labels} />
        <span className="room" />
        {onStep && arrow(-1, 'previousHome')}
        {onStep && arrow(1, 'nextHome')}
        <button
          type="button"
          className="keep"
          aria-pressed={isKept}
          aria-label={`${labels.keep}: ${name}`}
          onClick={keep}
        >
          <Icon name={isKept ? 'heart-filled' : 'heart'} />
        </button>
      </div>
    </MapCard>
  );
}
