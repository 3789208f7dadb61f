import { useLanguage, useReturnedForm, useSite, useTexts } from '@facade/section-kit';
import { subscriptionPath } from '@facade/shared-domain/paths/forms/subscription-path';
import { pagePath } from '@facade/shared-domain/paths/localized-path';
import { Button, LinkButton, Notice } from '@facade/shared-ui';
import { DemandPage } from '../demand/demand-view.style.ts';
import type { Linked } from './load-subscription.ts';
import { NowMatching } from './now-matching.tsx';
import { UnsubscribeForm } from './unsubscribe-form.tsx';

export interface SubscriptionData {
  /** Action of its button. */
  action: 'confirm' | 'stop';
  token: string;
  linked: Linked;
}

/**
 * The page behind a link of a mail. Opening it changes nothing, because programs open links too: the button acts. It posts a
 * plain form, so the page needs no script.
 */
export function SubscriptionView({ data: { action, token, linked } }: { data: SubscriptionData }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { routes } = useSite();
  const refused = useReturnedForm(`subscription-${action}`)?.errors[''];
  if (linked === null || linked === 'expired')
    return (
      <DemandPage className="wrap">
        <h1>{t(token ? (linked ? 'subscription.expired' : 'subscription.gone') : 'subscription.title')}</h1>
        <p className="intro">{t('subscription.ask')}</p>
        <UnsubscribeForm />
      </DemandPage>
    );
  const { kind, state, address, search } = linked;
  const isConfirmed = action === 'confirm' && state === 'confirmed';
  const canAct = !isConfirmed && state !== 'stopped';
  const key = isConfirmed
    ? 'subscription.confirm.confirmed'
    : (`subscription.${action}.${state === 'stopped' ? 'stopped' : 'ask'}` as const);
  const isOfOwner = kind === 'owner-summary' || kind === 'owner-visits';
  const next = pagePath(routes, isOfOwner ? '/owner/' : '/demand-register/', language);
  return (
    <DemandPage className="wrap">
      <h1>{t(`${key}.title`)}</h1>
      <p className="intro">{t(`${key}.${kind}`, { address, defaultValue: '' })}</p>
      {refused && <Notice tone="warning">{refused}</Notice>}
      {canAct && (
        <form method="post" className="once">
          <input type="hidden" name="form" value={`subscription-${action}`} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="accent">
            {t(`subscription.${action}.button`)}
          </Button>
        </form>
      )}
      {!canAct && next && (
        <p>
          <LinkButton to={next} variant="secondary">
            {t(isOfOwner ? 'subscription.dashboard' : 'subscription.again')}
          </LinkButton>
        </p>
      )}
      {isConfirmed && search && <NowMatching goal={search.criteria.goal} list={search.list} />}
      {canAct && action === 'stop' && !isOfOwner && (
        <p>
          <a href={subscriptionPath('stop', language)}>{t('subscription.all')}</a>
        </p>
      )}
    </DemandPage>
  );
}
