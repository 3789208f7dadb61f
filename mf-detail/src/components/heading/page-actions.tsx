import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { useState } from 'react';
import { printPage } from '../../model/print-page.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Actions } from './page-actions.style.ts';

export interface PageActionsProps {
  /** Left out on a project, which cannot be kept. */
  propertyId?: number;
  title: string;
}

/** Keep, share and print. They need the browser, so paper does not show them. */
export function PageActions({ propertyId, title }: PageActionsProps) {
  const t = useTexts('mf-detail');
  const [copied, setCopied] = useState(false);

  async function share(): Promise<void> {
    const { href: url } = window.location;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The visitor closed the share sheet, or the browser keeps the clipboard to itself: nothing to say.
    }
  }

  return (
    <Actions>
      {propertyId !== undefined && <FavouriteButton propertyId={propertyId} />}
      <button type="button" onClick={share}>
        <Icon name={copied ? 'check' : 'share'} size={20} />
        <span>{copied ? t('actions.copied') : t('actions.share')}</span>
      </button>
      {/* Beside the button, not in it: a live region inside would take its name. */}
      <span className="visually-hidden" role="status">
        {copied && t('actions.copied')}
      </span>
      <button type="button" onClick={printPage}>
        <Icon name="print" size={20} />
        <span>{t('actions.print')}</span>
      </button>
    </Actions>
  );
}
