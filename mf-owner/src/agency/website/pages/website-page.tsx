import { definePage, type LoaderArgs } from '@facade/section-kit';
import type { WebsiteAnswer } from '@facade/shared-domain/model';
import { WebsiteView } from '../list/website-view.tsx';
import { nullForAgents } from '../managers-only.ts';

export const page = definePage<WebsiteAnswer | null, 'mf-owner'>({
  access: 'owner',
  loader: ({ api, language, signal }: LoaderArgs) =>
    api
      .get<WebsiteAnswer>(`/agency/website?lang=${language}`, { signal })
      .catch((error) => nullForAgents(error, language)),
  Component: WebsiteView,
  head: ({ t, site }) => ({ title: `${t('agency.website.title')} | ${site.agency.name}`, noindex: true }),
});
