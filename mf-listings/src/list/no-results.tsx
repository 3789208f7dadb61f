import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { shownWords } from '@facade/shared-domain/listing/query/search-words';
import { Icon, LinkButton } from '@facade/shared-ui';
import type { Loosening } from '../filters/loosening.ts';
import { demandHref } from './demand-href.ts';
import { joinLabels } from './join-labels.ts';
import type { ListData } from './list-data.ts';
import { MAX_COUNT, queryHref } from './list-query.ts';
import { Panel } from './no-results.style.ts';
import { countText } from './stock-text.ts';
import { waysOut } from './ways-out.ts';

interface NoResultsProps {
  data: ListData;
  path: string;
  /** The list of the other goal. */
  otherPath: string;
}

/** Nothing fits: says which filter to loosen, or which two, with how many properties that gives, and the other ways out. */
export function NoResults({ data, path, otherPath }: NoResultsProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { loosening, query } = data;
  const best = loosening && {
    href: queryHref(path, { ...query, filters: loosening.filters, page: 1 }),
    label: joinLabels(
      namesOf(loosening).map((name) =>
        name === 'nearby'
          ? t('search.nearby', { km: loosening.filters.near?.km ?? '' })
          : t(`list.loosen.${name}`, { words: shownWords(query.filters.words ?? '') }),
      ),
      language,
    ),
    count: loosening.count,
  };
  const site = useSite();
  const mailMe = demandHref(site, data.goal, query.filters, language);
  const ways = waysOut(data, { path, otherPath }, t, language).filter(({ href }) => href !== best?.href);
  return (
    <Panel aria-labelledby="no-results">
      <h2 id="no-results">{t(query.filters.ids ? 'list.kept.gone' : 'list.none.title')}</h2>
      <p>{t(best ? 'list.loosen.title' : 'list.none.hint')}</p>
      <ul>
        {[...(best ? [best] : []), ...ways].map((way) => (
          <li key={way.href}>
            <LinkButton to={way.href} variant={way === best ? 'primary' : 'secondary'}>
              {way.label}{' '}
              {way.count !== null && <small>{countText(way.count, language, way.count >= MAX_COUNT)}</small>}
              <Icon name="arrow-right" size={18} />
            </LinkButton>
          </li>
        ))}
        {mailMe && (
          <li>
            <LinkButton to={mailMe} variant="secondary">
              {t('list.mailMe')}
              <Icon name="mail" size={18} />
            </LinkButton>
          </li>
        )}
      </ul>
    </Panel>
  );
}

const namesOf = ({ name, second }: Loosening) => (second ? [name, second] : [name]);
