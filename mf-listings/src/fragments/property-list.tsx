import { defineFragment, type FragmentProps, useTexts } from '@facade/section-kit';
import { readFilters } from '@facade/shared-domain/listing/listing-filters';
import { Notice } from '@facade/shared-ui';
import { type CardProperty, toCardProperty } from '../cards/card-data.ts';
import { supportedPerRow } from '../cards/card-sizes.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import { getProperties } from '../list/get-properties.ts';
import { DEFAULT_SORT } from '../list/list-query.ts';

type Props = FragmentProps['mf-listings/property-list'];

function PropertyListFragment({ data, props }: { data: CardProperty[]; props: Props }) {
  const t = useTexts('mf-listings');
  if (data.length === 0) return <Notice tone="info">{t('list.empty')}</Notice>;
  return <PropertyCards properties={data} perRow={supportedPerRow(props.perRow)} onPhone="strip" heading="h3" />;
}

export const fragment = defineFragment<Props, CardProperty[]>({
  async loader({ api, language, signal, props: { goal, max, query: chosen = '' } }) {
    const { filters } = readFilters(new URLSearchParams(chosen));
    const query = {
      language,
      filters: { ...filters, goal: goal ?? undefined },
      sort: DEFAULT_SORT,
      pageSize: max,
      signal,
    };
    const { items } = await getProperties(api, query);
    return items.map(toCardProperty);
  },
  Component: PropertyListFragment,
});
