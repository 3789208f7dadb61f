import { useTexts } from '@facade/section-kit';
import type { PropertySort } from '@facade/shared-domain/model/property';
import { Icon } from '@facade/shared-ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import { DEFAULT_SORT, SORTS } from '../list/list-query.ts';

interface SortSelectProps {
  value: PropertySort;
  onChange(): void;
}

/** By the number of characters: the browser's own measure changes when the font arrives, and all chips move. */
const widthOf = (text: string): CSSProperties => ({ '--characters': text.length }) as CSSProperties;

/**
 * The order of the list, as a chip. The browser keeps what was chosen while the next list loads; when a list arrives by another
 * way (back, a link) the select follows it. What was chosen before any script has run is applied as soon as one does.
 */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTexts('mf-listings');
  const select = useRef<HTMLSelectElement>(null);
  const written = value === DEFAULT_SORT ? '' : value;
  const early = useRef<(() => void) | null>(onChange);
  useEffect(() => {
    if (!select.current) return;
    const applyEarly = early.current;
    early.current = null;
    if (applyEarly && select.current.value !== written) applyEarly();
    else select.current.value = written;
  }, [written]);
  return (
    <label className="chip" data-name="sort">
      <span className="visually-hidden">{t('filter.sort')}</span>
      {/* A browser that restored an earlier choice would seem to be a visitor who chooses. */}
      <select
        ref={select}
        name="sort"
        autoComplete="off"
        defaultValue={written}
        onChange={onChange}
        style={widthOf(t(`sort.${value}`))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort === DEFAULT_SORT ? '' : sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="sort" size={16} />
    </label>
  );
}
