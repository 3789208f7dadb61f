import { browserApi, useLanguage, useTexts } from '@facade/section-kit';
import { Icon, PictureView } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import { getProperties } from '../../api-client/get-properties.ts';
import { type CardProperty, toCardProperty } from '../../model/cards/card-data.ts';
import { cardLabels } from '../../model/cards/card-labels.ts';
import { cardName } from '../../model/cards/card-name.ts';
import { CardBadge } from '../cards/card-gallery.tsx';
import { CardPrice } from '../cards/card-price.tsx';
import { PopupFrame } from './map-popup.style.ts';

interface MapPopupProps {
  id: number;
  /** Its address is not told: the map shows its town's area. */
  isHidden: boolean;
  /** Homes of the list, which need not be asked for. */
  known: CardProperty[];
  onClose: () => void;
}

/** The home whose marker was chosen, and the way to it. */
export function MapPopup({ id, isHidden, known, onClose }: MapPopupProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const listed = known.find((home) => home.id === id);
  const [asked, setAsked] = useState<CardProperty | null>(null);
  const isListed = listed !== undefined;
  useEffect(() => {
    if (isListed) return;
    const gone = new AbortController();
    const query = { language, filters: { ids: [id] }, signal: gone.signal };
    getProperties(browserApi, query).then(
      ({ items: [found] }) => {
        if (found && !gone.signal.aborted) setAsked(toCardProperty(found));
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [id, isListed, language]);
  const home = listed ?? asked;
  if (home?.id !== id) return null;
  const labels = cardLabels(t, language);
  const [picture] = home.pictures;
  return (
    <PopupFrame className="popup">
      <button type="button" aria-label={t('map.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
      {picture && <PictureView picture={picture} sizes="96px" alt="" />}
      <strong>
        <CardPrice property={home} labels={labels} />
      </strong>
      <a href={home.path}>{cardName(home)}</a>
      {isHidden && <small>{t('map.hidden')}</small>}
      <CardBadge property={home} labels={labels} />
    </PopupFrame>
  );
}
