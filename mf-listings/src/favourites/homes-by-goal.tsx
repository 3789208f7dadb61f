import { useLanguage, useTexts } from '@facade/section-kit';
import type { Goal } from '@facade/shared-domain/model';
import { comparePath } from '@facade/shared-domain/paths/kept-paths';
import { Icon } from '@facade/shared-ui';
import type { CardProperty } from '../cards/card-data.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import { MOST_COMPARED } from '../compare/compared.ts';

const PER_ROW = 3;

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** Homes for sale and homes for rent apart, each with a link that compares the first of them. */
export function HomesByGoal({ homes }: { homes: CardProperty[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const groups = GOALS.map((goal) => ({ goal, own: homes.filter((home) => home.goal === goal) }));
  const sections = groups.map(({ goal, own }) => {
    if (own.length === 0) return null;
    const ids = own.slice(0, MOST_COMPARED).map(({ id }) => id);
    return (
      <section key={goal} data-columns={Math.min(own.length, PER_ROW)}>
        <div className="group">
          <h2>
            {t(`search.${goal}`)} <small>{own.length}</small>
          </h2>
          {ids.length > 1 && (
            <a href={comparePath(language, ids)}>
              <Icon name="columns" size={18} />
              {t('compare.these', { count: ids.length })}
            </a>
          )}
        </div>
        <PropertyCards properties={own} perRow={PER_ROW} heading="h3" first={own === groups[0]?.own} />
      </section>
    );
  });
  return <div className="by-goal">{sections}</div>;
}
