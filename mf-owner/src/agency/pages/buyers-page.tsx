import { definePage, isApiError, type LoaderArgs, redirectTo } from '@facade/section-kit';
import type { BuyersAnswer } from '@facade/shared-domain/model';
import { buyersPath } from '../agency-paths.ts';
import { BuyersView } from '../buyers/buyers-view.tsx';
import { staffOnly } from '../staff-only.ts';

export const page = definePage<BuyersAnswer, 'mf-owner'>({
  access: 'owner',
  async loader({ api, language, signal, url }: LoaderArgs) {
    const home = Number(url.searchParams.get('home'));
    const query = new URLSearchParams({ lang: language, ...(home > 0 && { home: String(home) }) });
    try {
      return await api.get<BuyersAnswer>(`/agency/buyers?${query}`, { signal });
    } catch (error) {
      // A home that was sold meanwhile, a colleague's, or no reference at all.
      if (isApiError(error) && [400, 404].includes(error.status)) throw redirectTo(buyersPath(language), 302);
      throw staffOnly(error, language);
    }
  },
  Component: ({ data }) => <BuyersView answer={data} />,
  head: ({ t, site }) => ({ title: `${t('agency.buyers.title')} | ${site.agency.name}`, noindex: true }),
});
