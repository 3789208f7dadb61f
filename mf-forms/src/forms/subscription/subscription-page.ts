import { definePage } from '@facade/section-kit';
import { loadSubscription } from './load-subscription.ts';
import { type SubscriptionData, SubscriptionView } from './subscription-view.tsx';

/** The page behind a mail's link, for this action of its button. */
export const subscriptionPage = (action: SubscriptionData['action']) =>
  definePage<SubscriptionData, 'mf-forms'>({
    // Personal: never cached.
    access: 'owner',
    async loader({ api, route, language, signal }) {
      const { token = '' } = route.params;
      const linked = token ? await loadSubscription(api, token, language, signal) : null;
      return { action, token, linked };
    },
    Component: SubscriptionView,
    head: ({ t, site }) => ({ title: `${t('subscription.title')} | ${site.agency.name}`, noindex: true }),
  });
