import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import type { ListData } from '../list/list-data.ts';
import { countIn, GROUPS } from './groups.ts';

interface SheetButtonProps {
  data: Pick<ListData, 'query'>;
  onOpen(): void;
}

/** On a phone: opens the sheet with all filters. Without JavaScript it shows the form's own panels. */
export function SheetButton({ data: { query }, onOpen }: SheetButtonProps) {
  const t = useTexts('mf-listings');
  const count = GROUPS.reduce((sum, group) => sum + countIn(query.filters, group), 0);
  return (
    // biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link, to the form's own panels.
    <a
      className="chip sheet-button"
      href="#filters"
      data-active={count > 0 ? '' : undefined}
      data-keep-focus=""
      data-awaits-script=""
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="filter" size={18} />
      <span>
        {t('filter.all')}
        {count > 0 && ` (${count})`}
      </span>
    </a>
  );
}
