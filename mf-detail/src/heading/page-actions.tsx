import { toggleFavourite, useFavourites, useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';
import { Icon } from '@facade/shared-ui';
import { printPage } from '../property/print-page.ts';
import { ShareButton } from '../share/share-button.tsx';
import { Actions } from './page-actions.style.ts';

export interface PageActionsProps {
  /** What the page is about; a project cannot be kept. */
  about: FormSubject;
  title: string;
  agent: Agent;
  /** Canonical path of the page. */
  path: string;
}

/** Keep, share and print; not on paper. Without scripts there is only the page that sends the home to a friend. */
export function PageActions({ about, title, path, agent }: PageActionsProps) {
  const t = useTexts('mf-detail');
  return (
    <Actions>
      {about.kind === 'property' && <FavouriteButton propertyId={about.id} />}
      <ShareButton key={path} {...{ title, path, about, agent }} />
      <button type="button" onClick={printPage}>
        <Icon name="print" size={20} />
        <span>{t('actions.print')}</span>
      </button>
    </Actions>
  );
}

interface FavouriteButtonProps {
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
