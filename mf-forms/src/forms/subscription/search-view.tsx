import { useTexts } from '@facade/section-kit';
import { Button } from '@facade/shared-ui';
import type { DemandChoices } from '../demand/demand-data.ts';
import { DemandForm } from '../demand/demand-form.tsx';
import { DemandPage } from '../demand/demand-view.style.ts';
import { AllSubscriptions } from './all-subscriptions.tsx';
import { FollowedHomes } from './followed-homes.tsx';
import { foundBy, type Linked } from './load-subscription.ts';
import { SubscriptionView } from './subscription-view.tsx';

export interface SearchData {
  token: string;
  linked: Linked;
  /** Null if there is nothing to change. */
  choices: DemandChoices | null;
}

/** A saved search to change or stop without an account, the followed homes, or everything of an address. */
export function SearchView({ data: { token, linked, choices } }: { data: SearchData }) {
  const t = useTexts('mf-forms');
  const { all, homes, search, address = '', state } = foundBy(linked);
  if (all) return <AllSubscriptions address={address} all={all} />;
  if (homes && state !== 'stopped') return <FollowedHomes token={token} address={address} homes={homes} />;
  if (!search || !choices || state === 'stopped') return <SubscriptionView data={{ action: 'stop', token, linked }} />;
  return (
    <DemandPage className="wrap">
      <h1>{t('subscription.search.title')}</h1>
      <p className="intro">{t('subscription.search.intro', { address })}</p>
      <DemandForm choices={choices} criteria={search.criteria} frequency={search.frequency} token={token} />
      <h2>{t('subscription.search.stop')}</h2>
      <form method="post" className="once">
        <input type="hidden" name="form" value="subscription-stop" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="secondary">
          {t('subscription.stop.button')}
        </Button>
      </form>
    </DemandPage>
  );
}
