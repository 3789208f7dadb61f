import { useTexts } from '@facade/section-kit';
import type { Agent } from '@facade/shared-domain/model';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';
import { Icon } from '@facade/shared-ui';
import { printPage } from '../../model/print-page.ts';
import { ShareButton } from '../share/share-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
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
