import type { Translate } from '@facade/platform/section';
import { Icon } from '@facade/shared-ui';
import { styled } from 'styled-components';
import type { ListData } from '../model/list-data.ts';
import { waysOut } from '../model/ways-out.ts';

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

  h2 { font-size: var(--step-2); margin: 0; }
  p { color: var(--muted); margin-top: var(--space-2); max-width: 60ch; }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-3); list-style: none; margin-top: var(--space-5); padding: 0; }
  a {
    align-items: center;
    background: var(--surface);
    border-radius: var(--radius-s);
    display: inline-flex;
    font-weight: 500;
    gap: var(--space-2);
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    text-decoration: none;
  }
  a:hover { color: var(--accent); }
  .number { color: var(--muted); font-variant-numeric: tabular-nums; font-weight: 400; }
`;

/** Nothing fits: says which filter to loosen, with how many properties that gives, each one click away. */
export function NoResults({ data, path, otherPath, t }: NoResultsProps) {
  const kept = data.query.ids.length > 0;
  return (
    <Panel aria-labelledby="no-results">
      <h2 id="no-results">{t(kept ? 'list.kept.gone' : 'list.none.title')}</h2>
      <p>{t('list.none.hint')}</p>
      <ul>
        {waysOut(data, { path, otherPath }, t).map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>
              {label} {count !== null && <span className="number">{count}</span>}
              <Icon name="arrow-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
