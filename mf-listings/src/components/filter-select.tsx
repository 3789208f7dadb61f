import { Icon, type IconName } from '@facade/shared-ui';
import { type ChangeEvent, useEffect, useRef } from 'react';

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

/**
 * A select that looks like a chip and says its value. The browser keeps what was chosen while the next list loads; when a
 * list arrives by another way (back, a link) the select follows it.
 */
export function FilterSelect({ name, label, value, all, options, icon = 'chevron-down', onChange }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <label className="chip" data-name={name} data-active={value && name !== 'sort' ? '' : undefined}>
      <span className="visually-hidden">{label}</span>
      <select ref={select} name={name} defaultValue={value} onChange={onChange}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} – ${option.count}`}
          </option>
        ))}
      </select>
      <Icon name={icon} size={16} />
    </label>
  );
}
