import { useTexts, useViewed } from '@facade/section-kit';
import { useId, useMemo } from 'react';
import { PropertyCards } from '../cards/property-cards.tsx';
import { RecentFrame } from './recently-viewed.style.ts';
import { useHomes } from './use-homes.ts';

const RECENT = 4;

/** The visitor's last page in this tab, if any. Browsers only. */
export function RecentlyViewed() {
  const t = useTexts('mf-listings');
  const viewed = useViewed();
  const title = useId();
  const recent = useMemo(() => viewed.slice(-RECENT).reverse(), [viewed]);
  const { homes } = useHomes(recent);
  if (!homes || homes.length === 0) return null;
  return (
    <RecentFrame aria-labelledby={title}>
      <h2 id={title}>{t('favourites.recent')}</h2>
      <PropertyCards properties={homes} perRow={4} onPhone="strip" heading="h3" />
    </RecentFrame>
  );
}
