import { useTexts } from '@facade/section-kit';
import type { OwnerStatistics } from '@facade/shared-domain/model';
import { Choices } from './choices.style.ts';
import { dashboardPath } from './dashboard-query.ts';

interface HomeChoiceProps extends Pick<OwnerStatistics, 'properties' | 'chosen'> {
  path: string;
}

/** Chooses the home, if an owner has several: plain links. */
export function HomeChoice({ properties, chosen, path }: HomeChoiceProps) {
  const t = useTexts('mf-owner');
  if (properties.length < 2) return null;
  const choices = [{ id: null, title: t('choice.all') }, ...properties.map(({ id, title }) => ({ id, title }))];
  return (
    <Choices aria-label={t('choice.label')}>
      <ul>
        {choices.map(({ id, title }) => (
          <li key={id}>
            <a
              href={dashboardPath(path, { property: id, kind: null })}
              aria-current={id === chosen ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Choices>
  );
}
