import { useLanguage, useTexts } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Button, Icon } from '@facade/shared-ui';
import { useState } from 'react';
import { canStore } from './can-store.ts';

/** A link that carries the favourites to another device: shared as the device shares, else copied. */
export function ShareList({ ids }: { ids: readonly number[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const path = favouritesPath(language, ids);

  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches)
        return await navigator.share({ title: t('favourites.title'), url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // Called off by the visitor.
      if ((error as Error).name !== 'AbortError') setOutcome('refused');
    }
  };

  return (
    <div className="share">
      <p>{t(canStore() ? 'favourites.device' : 'favourites.notStored')}</p>
      <Button variant="secondary" size="s" onClick={share}>
        <Icon name="share" size={18} />
        {t('favourites.share')}
      </Button>
      <p role="status">
        {outcome === 'copied' && t('favourites.copied')}
        {outcome === 'refused' && <a href={path}>{t('favourites.open')}</a>}
      </p>
    </div>
  );
}
