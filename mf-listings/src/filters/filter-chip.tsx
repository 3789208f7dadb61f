import { Icon } from '@facade/shared-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ListData } from '../list/list-data.ts';
import type { Group } from './groups.ts';
import { FilterFields } from './panel/filter-fields.tsx';
import { PanelFrame } from './panel/filter-panel.style.ts';

interface FilterChipProps {
  group: Group;
  /** What the panel is set to. */
  text: string;
  isActive: boolean;
  isOpen: boolean;
  data: ListData;
  /** The panel, once its code is there. */
  children: ReactNode;
  onToggle(isOpen: boolean): void;
  /** Closes the panel and forgets what is not applied. */
  onCancel(): void;
}

/** React leaves the children of such an element as the server wrote them. */
const AS_WRITTEN = { __html: '' };

/**
 * A chip that opens its panel. The server writes the panel's fields, which work without JavaScript; in the browser they stay as
 * they are until the code of the panel takes their place, so that the page need not load it first.
 */
export function FilterChip({ group, text, isActive, isOpen, data, children, onToggle, onCancel }: FilterChipProps) {
  const written = useRef(data);
  const cancel = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    onCancel();
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details
      className="filter"
      name="filter"
      data-name={group}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      onKeyDown={cancel}
    >
      <summary className="chip" data-active={isActive ? '' : undefined} data-keep-focus="">
        <span>{text}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {children ??
        (typeof window === 'undefined' ? (
          <div>
            <PanelFrame>
              <FilterFields group={group} data={data} />
            </PanelFrame>
          </div>
        ) : (
          written.current === data && <div suppressHydrationWarning dangerouslySetInnerHTML={AS_WRITTEN} />
        ))}
    </details>
  );
}
