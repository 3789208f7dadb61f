import { defineFragment, type FragmentProps, useTexts } from '@facade/section-kit';
import { type CardProperty, toCardProperty } from '../cards/card-data.ts';
import { getSimilar } from '../cards/get-similar.ts';
import { PropertyCards } from '../cards/property-cards.tsx';

type Props = FragmentProps['mf-listings/similar-properties'];

const MAX = 4;

function SimilarProperties({ data }: { data: CardProperty[] }) {
  const t = useTexts('mf-listings');
  if (data.length === 0) return null;
  return (
    <section>
      <h2 style={{ marginBottom: 'var(--space-5)' }}>{t('similar.title')}</h2>
      <PropertyCards properties={data} perRow={4} onPhone="strip" heading="h3" />
    </section>
  );
}

export const fragment = defineFragment<Props, CardProperty[]>({
  async loader({ api, language, signal, props: { propertyId } }) {
    const similar = await getSimilar(api, propertyId, language, signal);
    return similar.slice(0, MAX).map(toCardProperty);
  },
  Component: SimilarProperties,
});
