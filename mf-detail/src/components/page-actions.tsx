import type { Translate } from '@facade/platform/section';
import { Icon } from '@facade/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
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
        <span role="status">{copied ? t('actions.copied') : t('actions.share')}</span>
      </button>
      <button type="button" onClick={() => window.print()}>
        <Icon name="print" size={20} />
        {t('actions.print')}
      </button>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    transition: background var(--fast);
  }
  button:hover {
    background: var(--tint);
  }
  button:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  [data-kept='true'] svg {
    color: var(--accent);
  }
  @media print {
    display: none;
  }
`;
