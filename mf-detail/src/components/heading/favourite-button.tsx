import { toggleFavourite, useFavourites, useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';

export interface FavouriteButtonProps {
  propertyId: number;
}

/** A heart that keeps the property on this device. The server knows nothing of it and renders it empty. */
export function FavouriteButton({ propertyId }: FavouriteButtonProps) {
  const t = useTexts('mf-detail');
  const kept = useFavourites().includes(propertyId);
  return (
    <button type="button" data-kept={kept} onClick={() => toggleFavourite(propertyId)}>
      <Icon name={kept ? 'heart-filled' : 'heart'} size={20} />
      <span>{kept ? t('actions.kept') : t('actions.keep')}</span>
    </button>
  );
}
