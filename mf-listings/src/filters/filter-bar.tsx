import { useLanguage, useTexts } from '@facade/section-kit';
import { type FormEvent, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { useSaveSearch } from '../save/use-save-search.tsx';
import { BarEnd } from './bar-end.tsx';
import { CarriedInputs } from './carried-inputs.tsx';
import { FilterBarFrame } from './filter-bar.style.ts';
import { FilterChip } from './filter-chip.tsx';
import { chipText } from './filter-text.ts';
import { GoalSwitch } from './goal-switch.tsx';
import { countIn, GROUPS, type Group } from './groups.ts';
import type { ActiveFilter, EditFilter } from './listed-filters.ts';
import { SheetButton } from './sheet-button.tsx';
import { useDraft } from './use-draft.ts';
import { useFilterPanels } from './use-filter-panels.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface FilterBarProps {
  data: ListData;
  path: string;
  /** What a chip of the list opens its filter with. */
  editor?: RefObject<EditFilter | null>;
}

/**
 * Filters as chips that say their value and open a panel, one sheet with all of them on a phone, and the order. It is a GET form
 * that works without JavaScript; panels and sheet load their code when the pointer or the focus comes near.
 */
export function FilterBar({ data, path, editor }: FilterBarProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<Group | null>(null);
  /** With all filters, or with the panel of one. */
  const [sheet, setSheet] = useState<ActiveFilter | 'all' | null>(null);
  const sheetOpener = useRef<Element | null>(null);
  const { query } = data;
  const { shown, draft, setDraft, key } = useDraft(data);
  const keepFocus = useRestoredFocus(form);
  const { panels, prepare, whenReady } = useFilterPanels(({ readForm }) => {
    keepFocus();
    // The visitor may have chosen something before the code arrived.
    const written = form.current && readForm(form.current, query);
    if (written && queryHref('', written) !== queryHref('', { ...query, page: 1 })) setDraft(written.filters);
  });
  const isGathered = Boolean(query.filters.ids);
  const save = useSaveSearch(data);

  /** Navigates to the form's list; lets the browser submit if the code fails to load. */
  const apply = async (from = form.current) => {
    const code = await prepare();
    if (!from?.isConnected) return;
    if (!code) return from.submit();
    setOpen(null);
    navigate(queryHref(path, code.readForm(from, query)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('details[open] > summary')?.focus();
    void apply(event.currentTarget);
  };
  const toggle = (group: Group, isOpen: boolean) => {
    if (isOpen) {
      setOpen(group);
      void prepare();
      return;
    }
    setOpen((now) => (now === group ? null : now));
    // Who goes on to another panel is not done yet.
    const isDone = !form.current?.querySelector('.filter[open]');
    if (isDone && draft) void apply();
  };
  const openSheet = (of: typeof sheet) => {
    sheetOpener.current = document.activeElement;
    setSheet(of);
  };
  const edit = async (filter: ActiveFilter) => {
    const code = await whenReady();
    const panel = form.current?.querySelector<HTMLDetailsElement>(`[data-name='${filter.group}']`);
    // On a phone the panels are in the sheet.
    if (!code || !panel || panel.getClientRects().length === 0) return openSheet(filter);
    panel.open = true;
    code.focusField(panel, filter);
  };
  useImperativeHandle<EditFilter | null, EditFilter>(editor, () => edit);
  const cancel = () => {
    setDraft(null);
    setOpen(null);
  };

  return (
    <FilterBarFrame onPointerEnter={prepare} onFocus={prepare}>
      <div className="wrap">
        <form
          ref={form}
          id="filters"
          action={path}
          method="get"
          autoComplete="off"
          aria-label={t('filter.label')}
          onSubmit={submit}
        >
          <CarriedInputs query={query} />
          {!isGathered && (
            <>
              <GoalSwitch data={data} />
              <SheetButton data={data} onOpen={() => void whenReady().then(() => openSheet('all'))} />
              <div className="chips">
                {GROUPS.map((group) => (
                  <FilterChip
                    key={group}
                    group={group}
                    text={chipText(group, shown, { t, language })}
                    isActive={countIn(shown.query.filters, group) > 0}
                    isOpen={open === group}
                    data={data}
                    onToggle={(isOpen) => toggle(group, isOpen)}
                    onCancel={cancel}
                  >
                    {panels && (
                      <panels.FilterPanel
                        key={key}
                        group={group}
                        data={shown}
                        isOpen={open === group}
                        onDraft={setDraft}
                      />
                    )}
                  </FilterChip>
                ))}
              </div>
            </>
          )}
          <BarEnd data={data} path={path} save={save.button} onSort={() => void apply()} />
        </form>
        {sheet && panels && (
          <panels.FilterSheet
            data={data}
            path={path}
            only={sheet === 'all' ? null : sheet}
            onClose={() => {
              setSheet(null);
              const opener = sheetOpener.current;
              const back = opener?.isConnected ? opener : form.current?.querySelector('.sheet-button');
              if (back instanceof HTMLElement) back.focus();
            }}
            onApply={(from) => {
              const to = queryHref(path, panels.readForm(from, query));
              // After the event, in which React would take the form for one that it sends itself.
              queueMicrotask(() => navigate(to));
            }}
          />
        )}
        {save.sheet}
      </div>
    </FilterBarFrame>
  );
}
