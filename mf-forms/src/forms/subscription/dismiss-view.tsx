import { useTexts } from '@facade/section-kit';
import { Button, LinkButton } from '@facade/shared-ui';
import { DemandPage } from '../demand/demand-view.style.ts';
import type { Linked } from './load-subscription.ts';
import { SubscriptionView } from './subscription-view.tsx';

export interface DismissData {
  token: string;
  linked: Linked;
}

/** A home that is nothing for the owner of a search. Opening the page changes nothing: its button does, and takes it back. */
export function DismissView({ data: { token, linked } }: { data: DismissData }) {
  const t = useTexts('mf-forms');
  if (linked === null || linked === 'expired' || !linked.home || linked.state === 'stopped')
    return <SubscriptionView data={{ action: 'stop', token, linked }} />;
  const { home, address } = linked;
  const { isDismissed, path } = home;
  if (path === null)
    return (
      <DemandPage className="wrap">
        <h1>{t('subscription.dismiss.title')}</h1>
        <p className="intro">{t('subscription.dismiss.gone')}</p>
      </DemandPage>
    );
  return (
    <DemandPage className="wrap">
      <h1>{t(isDismissed ? 'subscription.dismiss.done' : 'subscription.dismiss.title')}</h1>
      <p className="intro">
        {t(isDismissed ? 'subscription.dismiss.doneText' : 'subscription.dismiss.ask', { address })}
      </p>
      <p>
        <strong>{home.title}</strong>
      </p>
      <form method="post" className="once">
        <input type="hidden" name="form" value="subscription-dismiss" />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="home" value={home.id} />
        {isDismissed && <input type="hidden" name="undo" value="1" />}
        <Button type="submit" variant={isDismissed ? 'secondary' : 'accent'}>
          {t(isDismissed ? 'subscription.dismiss.undo' : 'subscription.dismiss.button')}
        </Button>
      </form>
      <p>
        <LinkButton to={path} variant="secondary">
          {t('subscription.dismiss.home')}
        </LinkButton>
      </p>
    </DemandPage>
  );
}
