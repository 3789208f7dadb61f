import { useTexts } from '@facade/section-kit';
import type { FollowedHome } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { DemandPage } from '../demand/demand-view.style.ts';
import { FollowedList } from './followed-homes.style.ts';

interface FollowedHomesProps {
  token: string;
  /** Enough to recognize the home. */
  address: string;
  homes: readonly FollowedHome[];
}

/** The homes followed by mail: unfollow some or all. Each button posts a plain form. */
export function FollowedHomes({ token, address, homes }: FollowedHomesProps) {
  const t = useTexts('mf-forms');
  return (
    <DemandPage className="wrap">
      <h1>{t('subscription.follow.title')}</h1>
      <p className="intro">{t('subscription.follow.intro', { address })}</p>
      <FollowedList aria-label={t('subscription.follow.title')}>
        {homes.map(({ id, title, path }) => {
          const name = title ? `${title} (${id})` : t('subscription.follow.gone', { id: String(id) });
          return (
            <li key={id}>
              {path ? <a href={path}>{name}</a> : <span>{name}</span>}
              <form method="post">
                <input type="hidden" name="form" value="subscription-remove" />
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="home" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="s"
                  aria-label={t('subscription.follow.removeOf', { home: name })}
                >
                  {t('subscription.follow.remove')}
                </Button>
              </form>
            </li>
          );
        })}
      </FollowedList>
      <form method="post" className="once">
        <input type="hidden" name="form" value="subscription-stop" />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="secondary">
          {t('subscription.follow.stop')}
        </Button>
      </form>
    </DemandPage>
  );
}
