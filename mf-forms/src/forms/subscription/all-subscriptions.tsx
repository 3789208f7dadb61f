import { useTexts } from '@facade/section-kit';
import type { Subscription } from '@facade/shared-domain/model';
import { LinkButton } from '@facade/shared-ui';
import { DemandPage } from '../demand/demand-view.style.ts';
import { FollowedList } from './followed-homes.style.ts';

interface AllSubscriptionsProps {
  address: string;
  all: NonNullable<Subscription['all']>;
}

/** Every saved search and other subscription of one address, each with its pages to change and to stop it. */
export function AllSubscriptions({ address, all }: AllSubscriptionsProps) {
  const t = useTexts('mf-forms');
  const label = t('subscription.overview.title');
  return (
    <DemandPage className="wrap">
      <h1>{label}</h1>
      <p className="intro">{t(`subscription.overview.${all.length > 0 ? 'intro' : 'none'}`, { address })}</p>
      <FollowedList aria-label={label}>
        {all.map(({ text, change, stop }) => {
          const search = text ?? t('subscription.overview.newsletter');
          return (
            <li key={stop}>
              <span>{search}</span>
              <span className="ways">
                {text !== null && (
                  <LinkButton
                    to={change}
                    variant="secondary"
                    size="s"
                    aria-label={t('subscription.overview.changeOf', { search })}
                  >
                    {t('subscription.overview.change')}
                  </LinkButton>
                )}
                <LinkButton
                  to={stop}
                  variant="secondary"
                  size="s"
                  aria-label={t('subscription.overview.stopOf', { search })}
                >
                  {t('subscription.overview.stop')}
                </LinkButton>
              </span>
            </li>
          );
        })}
      </FollowedList>
    </DemandPage>
  );
}
