import { useTexts } from '@facade/section-kit';
import type { Counts, Goal } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';

interface GoalLinksProps {
  paths: Record<Goal, string>;
  totals: Counts;
}

/** For sale and For rent, each with how many there are. */
export function GoalLinks({ paths, totals }: GoalLinksProps) {
  const t = useTexts('mf-listings');
  return (
    <ul>
      {(['sale', 'rent'] as const).map((goal) => (
        <li key={goal}>
          <a href={paths[goal]} data-prefetch="">
            <span>
              <strong>{t(`search.${goal}`)}</strong>
              <small>{t('list.total', { count: totals[goal] })}</small>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
