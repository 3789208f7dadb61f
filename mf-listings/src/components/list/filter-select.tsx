import { Icon, type IconName } from '@facade/shared-ui';
import { type ChangeEvent, type CSSProperties, useEffect, useRef } from 'react';

interface FilterSelectProps {
  name: string;
  label: string;
  /** Empty: no choice. */
  value: string;
  /** Text of the empty choice. */
  all: string;
  options: { value: string; label: string; count?: number }[];
  icon?: IconName;
  onChange(event: ChangeEvent): void;
}

const textOf = ({ label, count }: FilterSelectProps['options'][number]): string =>
  count === undefined ? label : `${label} – ${count}`;

/** By the number of characters: the browser's own measure changes when the font arrives, and all chips move. */
const widthOf = (text: string): CSSProperties => ({ '--characters': text.length }) as CSSProperties;

/**
 * A select that looks like a chip and says its value. The browser keeps what was chosen while the next list loads; when a
 * list arrives by another way (back, a link) the select follows it.
 */
export function FilterSelect({ name, label, value, all, options, icon = 'chevron-down', onChange }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ? textOf(chosen) : all;
  return (
    <label className="chip" data-name={name} data-active={value && name !== 'sort' ? '' : undefined}>
      <span className="visually-hidden">{label}</span>
      <select ref={select} name={name} defaultValue={value} onChange={onChange} style={widthOf(shown)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {textOf(option)}
          </option>
        ))}
      </select>
      <Icon name={icon} size={16} />
    </label>
  );
}
