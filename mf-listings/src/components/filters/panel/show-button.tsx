import { useLanguage, useTexts } from '@facade/section-kit';
import type { PropertyPage } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { countText } from '../../../model/list/count-text.ts';

interface ShowButtonProps {
  /** What the api said last; null before. */
  page: PropertyPage | null;
  failed: boolean;
}

/** "Show 12 properties": applies the filters, and says what they give as they are chosen. */
export function ShowButton({ page, failed }: ShowButtonProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const count = page && { count: page.total, number: countText(page.total, language, page.totalIsMore) };
  return (
    <>
      <Button type="submit" size="s" className="show">
        {count && !failed ? t('filter.show', count) : t('filter.showAny')}
      </Button>
      <span className="visually-hidden" role="status">
        {count && !failed && t('list.homes', count)}
      </span>
    </>
  );
}
