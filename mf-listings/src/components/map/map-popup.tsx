import { browserApi, useLanguage, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import { getProperties } from '../../api-client/get-properties.ts';
import { type CardProperty, toCardProperty } from '../../model/cards/card-data.ts';
import { cardLabels } from '../../model/cards/card-labels.ts';
import { CardPrice } from '../cards/card-price.tsx';

interface MapPopupProps {
  id: number;
  /** Homes of the list, which need not be asked for. */
  known: CardProperty[];
  onClose: () => void;
}

/** The home whose marker was chosen, and the way to it. */
export function MapPopup({ id, known, onClose }: MapPopupProps) {
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
  return (
    <div className="popup">
      <button type="button" aria-label={t('map.close')} onClick={onClose}>
        <Icon name="close" size={20} />
      </button>
      <strong>
        <CardPrice property={home} labels={cardLabels(t, language)} />
      </strong>
      <a href={home.path}>{[home.typeName ?? home.title.text, home.city].filter(Boolean).join(', ')}</a>
    </div>
  );
}
