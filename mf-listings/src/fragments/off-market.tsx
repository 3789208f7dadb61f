import { defineFragment, type FragmentProps, onDemand, useTexts } from '@facade/section-kit';
import type { Teaser } from '@facade/shared-domain/model';
import { Notice } from '@facade/shared-ui';
import { getTeasers } from '../teasers/get-teasers.ts';
import { TeaserCards as TeaserCardsNow } from '../teasers/teaser-cards.tsx';

/** One page shows them: no other page's visitors load their code. The server renders at once. */
const TeaserCards = onDemand(
  typeof window === 'undefined' ? TeaserCardsNow : null,
  async () => (await import('../teasers/teaser-cards.tsx')).TeaserCards,
);

function OffMarket({ data }: { data: Teaser[] }) {
  const t = useTexts('mf-listings');
  if (data.length === 0) return <Notice tone="info">{t('teaser.none')}</Notice>;
  return <TeaserCards teasers={data} />;
}

export const fragment = defineFragment<FragmentProps['mf-listings/off-market'], Teaser[]>({
  loader: ({ api, language, signal }) => getTeasers(api, language, signal),
  Component: OffMarket,
});
