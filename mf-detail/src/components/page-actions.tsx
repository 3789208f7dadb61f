import type { Translate } from '@facade/platform/section';
import { Icon } from '@facade/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { printPage } from '../model/print-page.ts';
import { FavouriteButton } from './favourite-button.tsx';

export interface PageActionsProps {
  /** Left out on a project, which cannot be kept. */
  propertyId?: number;
  title: string;
  t: Translate;
}

/** Keep, share and print. They need the browser, so paper does not show them. */
export function PageActions({ propertyId, title, t }: PageActionsProps) {
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
      {propertyId !== undefined && <FavouriteButton propertyId={propertyId} t={t} />}
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

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    transition: background-color var(--fast);
  }
  button:hover {
    background: var(--tint);
  }
  [data-kept='true'] svg {
    color: var(--accent);
  }
  @media (max-width: 767px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;
