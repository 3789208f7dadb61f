import type { ListingFilters } from '@facade/shared-domain/model';
import { useEffect, useRef } from 'react';
import type { ListData } from '../../list/list-data.ts';
import { useRoom } from '../../search/use-room.ts';
import type { Group } from '../groups.ts';
import { readForm } from '../read-form.ts';
import { FilterFields } from './filter-fields.tsx';
import { PanelFrame } from './filter-panel.style.ts';
import { MonthLimit } from './month-limit.tsx';
import { ShowButton } from './show-button.tsx';
import { TownPicker } from './town-picker.tsx';
import { useLiveCount } from './use-live-count.ts';

interface FilterPanelProps {
  group: Group;
  /** With what is chosen and not applied yet as its filters. */
  data: ListData;
  isOpen: boolean;
  onDraft(filters: ListingFilters): void;
}

/** The panel under a chip: its fields with live counts. A click outside closes it, which applies the choice. */
export function FilterPanel({ group, data, isOpen, onDraft }: FilterPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const live = useLiveCount(data, isOpen);
  useRoom(root);

  const change = () => {
    const form = root.current?.closest('form');
    if (form) onDraft(readForm(form, data.query).filters);
  };

  useEffect(() => {
    const details = root.current?.closest('details');
    if (!isOpen || !details) return undefined;
    const close = (event: Event) => {
      // Choosing in a list of the browser's own has no target inside.
      if (event.target instanceof Element && !event.target.closest('form#filters .chips')) details.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);

  return (
    <PanelFrame ref={root} onChange={change}>
      <FilterFields
        group={group}
        data={live.data}
        towns={<TownPicker data={live.data} page={live.page} isOpen={isOpen} onChange={change} />}
        month={(onPrice) => <MonthLimit data={data} onPrice={onPrice} />}
      />
      <div className="foot">
        <ShowButton data={live.data} page={live.page} failed={live.failed} />
      </div>
    </PanelFrame>
  );
}
