import { useLanguage } from '@facade/section-kit';
import type { ReactNode } from 'react';
import { MAX_COUNT } from '../../list/list-query.ts';
import { countText } from '../../list/stock-text.ts';

interface ChoiceBoxProps {
  name: string;
  type?: 'checkbox' | 'radio';
  value: string;
  label: ReactNode;
  /** Null or absent: not known. */
  count?: number | null;
  isChosen: boolean;
  isEstimate?: boolean | undefined;
  /** Default: the browser keeps whether it is chosen. */
  onChange?(isChosen: boolean): void;
}

/** One choice with its number of results. Without results it is disabled, unless it is chosen. */
export function ChoiceBox({
  name,
  type = 'checkbox',
  value,
  label,
  count,
  isChosen,
  isEstimate,
  onChange,
}: ChoiceBoxProps) {
  const language = useLanguage();
  const checked = onChange ? { checked: isChosen, onChange: () => onChange(!isChosen) } : { defaultChecked: isChosen };
  return (
    <label className="choice">
      <input type={type} name={name} value={value} disabled={count === 0 && !isChosen} {...checked} />
      <span>{label}</span>
      {typeof count === 'number' && (
        <small>
          {isEstimate && '± '}
          {countText(count, language, count >= MAX_COUNT)}
        </small>
      )}
    </label>
  );
}
