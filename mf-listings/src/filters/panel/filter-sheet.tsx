import { useTexts } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ListData } from '../../list/list-data.ts';
import { queryHref } from '../../list/list-query.ts';
import { CarriedInputs } from '../carried-inputs.tsx';
import { GoalSwitch } from '../goal-switch.tsx';
import type { Group } from '../groups.ts';
import type { ActiveFilter } from '../listed-filters.ts';
import { readForm } from '../read-form.ts';
import { FilterFields } from './filter-fields.tsx';
import { SheetDialog } from './filter-sheet.style.ts';
import { focusField } from './focus-field.ts';
import { MonthLimit } from './month-limit.tsx';
import { ShowButton } from './show-button.tsx';
import { TownPicker } from './town-picker.tsx';
import { useLiveCount } from './use-live-count.ts';

interface FilterSheetProps {
  data: ListData;
  path: string;
  /** Shows only the panel of this filter. */
  only: ActiveFilter | null;
  onClose(): void;
  onApply(form: HTMLFormElement): void;
}

/** Towns need most rows: what a thumb should reach first stands before them. */
const ORDER: readonly Group[] = ['type', 'price', 'bedrooms', 'city', 'more'];

/** All filters in one modal sheet, or the panel of one; what they give stands on its button. Closing it forgets what is not applied. */
export function FilterSheet({ data, path, only, onClose, onApply }: FilterSheetProps) {
  const t = useTexts('mf-listings');
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState(data.query.filters);
  const live = useLiveCount({ ...data, query: { ...data.query, filters } }, true);

  useEffect(() => {
    dialog.current?.showModal();
    if (dialog.current && only) focusField(dialog.current, only);
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);

  const change = () => form.current && setFilters(readForm(form.current, data.query).filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(event.currentTarget);
    dialog.current?.close();
  };

  return (
    <SheetDialog ref={dialog} data-part={only && ''} aria-labelledby="sheet-title" onClose={onClose}>
      <form ref={form} action={path} method="get" autoComplete="off" onSubmit={submit} onChange={change}>
        <header>
          <h2 id="sheet-title">{t(`filter.${only?.group ?? 'all'}`)}</h2>
          <button
            type="button"
            className="close"
            aria-label={t('filter.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="body">
          {!only && <GoalSwitch data={{ goal: data.goal, query: { ...data.query, filters } }} />}
          <CarriedInputs query={data.query} />
          {ORDER.filter((group) => !only || group === only.group).map((group) => (
            <FilterFields
              key={group}
              group={group}
              data={live.data}
              towns={<TownPicker data={live.data} page={live.page} isOpen onChange={change} />}
              month={(onPrice) => <MonthLimit data={data} onPrice={onPrice} />}
            />
          ))}
        </div>
        <footer>
          {!only && <a href={queryHref(path, { sort: data.query.sort, view: data.query.view })}>{t('filter.clear')}</a>}
          <ShowButton data={live.data} page={live.page} failed={live.failed} />
        </footer>
      </form>
    </SheetDialog>
  );
}
