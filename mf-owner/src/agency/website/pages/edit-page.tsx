import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { WebsiteThingAnswer } from '@facade/shared-domain/model';
import { EditorView } from '../editor/editor-view.tsx';
import { nullForAgents } from '../managers-only.ts';
import type { EditorData } from '../page-data.ts';
import { thingName } from '../thing-name.ts';
import { readDone } from '../website-paths.ts';

export const page = definePage<EditorData, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url }: LoaderArgs) {
    const query = new URLSearchParams({ lang: language, id: url.searchParams.get('thing') ?? '' });
    const answer = await api
      .get<WebsiteThingAnswer>(`/agency/website/thing?${query}`, { signal })
      .catch((error) => nullForAgents(error, language));
    return { answer, done: readDone(url.searchParams) };
  },
  Component: EditorView,
  head: ({ data: { answer }, t, site }) => ({
    title: `${answer ? thingName(answer.thing, t) : t('agency.website.title')} | ${site.agency.name}`,
    noindex: true,
  }),
});
