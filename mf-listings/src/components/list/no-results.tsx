import { useLanguage, useTexts } from '@facade/section-kit';
import { Icon, LinkButton } from '@facade/shared-ui';
import type { ListData } from '../../model/list/list-data.ts';
import { waysOut } from '../../model/list/ways-out.ts';
import { Panel } from './no-results.style.ts';

interface NoResultsProps {
  data: ListData;
  path: string;
  /** The list of the other goal. */
  otherPath: string;
}

/** Nothing fits: says which filter to loosen, with how many properties that gives, each one click away. */
export function NoResults({ data, path, otherPath }: NoResultsProps) {
  const t = useTexts('mf-listings');
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
