import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { aboutList } from '../../model/list/about-list.ts';
import { countText } from '../../model/list/count-text.ts';
import type { ListData } from '../../model/list/list-data.ts';

/** Under a list that has a page of its own for search engines: what it is about, and the lists beside it. */
export function RelatedLists({ data }: { data: ListData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { agency } = useSite();
  return (
    <section className="related" aria-labelledby="related">
      <h2 id="related">{t('list.related')}</h2>
      <p>{aboutList(t, language, data, agency.name)}</p>
      <ul>
        {data.related.map(({ href, label, count }) => (
          <li key={href}>
            <a href={href}>{label}</a> {count !== null && <small>{countText(count, language)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
