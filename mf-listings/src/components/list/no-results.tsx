import { type Translate, useLanguage } from '@facade/platform/section';
import { Icon, LinkButton } from '@facade/shared-ui';
import { styled } from 'styled-components';
import type { ListData } from '../../model/list/list-data.ts';
import { waysOut } from '../../model/list/ways-out.ts';

interface NoResultsProps {
  data: ListData;
  path: string;
  /** The list of the other goal. */
  otherPath: string;
  t: Translate;
}

const Panel = styled.section`
  background: var(--tint);
  border-radius: var(--radius);
  padding: clamp(var(--space-5), 5vw, var(--space-8));

  h2 { font-size: var(--step-2); }
  p { color: var(--muted); margin-top: var(--space-2); max-width: 60ch; }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-5); }
  small {
    color: var(--muted);
    font-weight: 400;
  }
`;

/** Nothing fits: says which filter to loosen, with how many properties that gives, each one click away. */
export function NoResults({ data, path, otherPath, t }: NoResultsProps) {
  const language = useLanguage();
  const kept = data.query.ids.length > 0;
  return (
    <Panel aria-labelledby="no-results">
      <h2 id="no-results">{t(kept ? 'list.kept.gone' : 'list.none.title')}</h2>
      <p>{t('list.none.hint')}</p>
      <ul>
        {waysOut(data, { path, otherPath }, t, language).map(({ href, label, count }) => (
          <li key={href}>
            <LinkButton to={href} variant="secondary">
              {label} {count !== null && <small>{count}</small>}
              <Icon name="arrow-right" size={18} />
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
