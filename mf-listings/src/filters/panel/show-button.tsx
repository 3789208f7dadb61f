import { useLanguage, useTexts } from '@facade/section-kit';
import type { Language, PropertyPage } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import type { FieldsData } from '../../list/list-data.ts';
import { availableCount, countText, stockText } from '../../list/stock-text.ts';

interface ShowButtonProps {
  data: FieldsData;
  /** What the api said last; null before. */
  page: PropertyPage | null;
  failed: boolean;
}

/** "Show 83 properties (+ 10 sold)": applies the filters, and says what they give as they are chosen, sold ones apart as the heading does. */
export function ShowButton({ data: { goal, query }, page, failed }: ShowButtonProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const stock = page && !failed ? { goal, query, ...page, unavailable: page.unavailable ?? 0 } : null;
  const gone = stock && !query.filters.available ? stock.unavailable : 0;
  return (
    <>
      <Button type="submit" size="s" className="show">
        {stock ? t('filter.show', countOf(availableCount(stock), language, stock.totalIsMore)) : t('filter.showAny')}
        {gone > 0 && ` (+\u00a0${t(`list.gone.${goal}`, countOf(gone, language))})`}
      </Button>
      <span className="visually-hidden" role="status">
        {stock && stockText(stock, language, t)}
      </span>
    </>
  );
}

const countOf = (count: number, language: Language, isMore?: boolean) => ({
  count,
  number: countText(count, language, isMore),
});
