import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Counts } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { listPath } from '../list/list-paths.ts';
import { GoalList } from './goal-links.style.ts';

/** For sale and For rent, each with how many there are. */
export function GoalLinks({ totals }: { totals: Counts }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  return (
    <GoalList>
      {(['sale', 'rent'] as const).map((goal) => (
        <li key={goal}>
          <a href={listPath(site, goal, language)} data-prefetch="">
            <span>
              <strong>{t(`search.${goal}`)}</strong>
              <small>{t('list.total', { count: totals[goal] })}</small>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </GoalList>
  );
}
