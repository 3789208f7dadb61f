import { definePage, notFound } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { recordId } from '@facade/shared-domain/paths/records/record-id';
import { loadVisitTimes } from '../forms/visit/visit-times.ts';
import { type VisitPageData, VisitView } from '../forms/visit/visit-view.tsx';

export const page = definePage<VisitPageData, 'mf-forms'>({
  // Free times change: never cached.
  access: 'owner',
  async loader({ api, route, url, language, signal }) {
    const id = recordId(route.params.id ?? '');
    if (id === null) throw notFound('property');
    const [home, times] = await Promise.all([
      api.get<PropertyDetail>(`/properties/${id}?lang=${language}`, { signal }),
      loadVisitTimes(api, id, signal),
    ]);
    const place = [home.street, [home.zip, home.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    return {
      propertyId: home.id,
      title: home.title.text,
      path: home.path,
      place,
      agent: home.agent.name,
      times,
      slot: url.searchParams.get('slot'),
    };
  },
  Component: VisitView,
  head: ({ data, t, site }) => ({
    title: `${t('visit.title')} | ${site.agency.name}`,
    description: data.title,
    noindex: true,
  }),
});
