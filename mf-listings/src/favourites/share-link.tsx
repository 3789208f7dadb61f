import { useTexts } from '@facade/section-kit';
import { Button, Icon } from '@facade/shared-ui';
import { useState } from 'react';

interface ShareLinkProps {
  /** Within the site. */
  path: string;
  /** What is shared, for the device's own list of ways to share. */
  title: string;
  label: string;
}

/** Hands on a link of this site: shared as the device shares, else copied. */
export function ShareLink({ path, title, label }: ShareLinkProps) {
  const t = useTexts('mf-listings');
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // Called off by the visitor.
      if ((error as Error).name !== 'AbortError') setOutcome('refused');
    }
  };

  return (
    <>
      <Button variant="secondary" size="s" onClick={share}>
        <Icon name="share" size={18} />
        {label}
      </Button>
      <p role="status">
        {outcome === 'copied' && t('favourites.copied')}
        {outcome === 'refused' && <a href={path}>{t('favourites.open')}</a>}
      </p>
    </>
  );
}
