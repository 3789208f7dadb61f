import { definePage } from '@facade/section-kit';
import { recordId } from '@facade/shared-domain/paths/records/record-id';
import { type DismissData, DismissView } from '../forms/subscription/dismiss-view.tsx';
import { loadSubscription } from '../forms/subscription/load-subscription.ts';

export const page = definePage<DismissData, 'mf-forms'>({
  // Personal: never cached.
  access: 'owner',
  async loader({ api, route, language, signal }) {
    const { token = '' } = route.params;
    const home = recordId(route.params.home ?? '');
    return { token, linked: home === null ? null : await loadSubscription(api, token, language, signal, home) };
  },
  Component: DismissView,
  head: ({ t, site }) => ({ title: `${t('subscription.dismiss.title')} | ${site.agency.name}`, noindex: true }),
});
