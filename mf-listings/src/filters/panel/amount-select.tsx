import { useLanguage } from '@facade/section-kit';
import { withChosen } from '@facade/shared-domain/listing/amount-steps';
import type { ReactNode } from 'react';
import { MAX_COUNT } from '../../list/list-query.ts';
import { countText } from '../../list/stock-text.ts';
import type { Counted } from '../choices.ts';

interface AmountSelectProps {
  name: string;
  label: ReactNode;
  /** Text of the empty choice. */
  none: string;
  steps: readonly number[];
  chosen: number | undefined;
  toText(amount: number): string;
  /** What an amount would give; absent where it is not known. */
  counts: Counted;
  isEstimate: boolean | undefined;
  /** Whether an amount contradicts another field. */
  isRefused?(amount: number): boolean;
}

/** One of some round amounts, each with what it would give. What the address says beside them is offered too. */
export function AmountSelect({
  name,
  label,
  none,
  steps,
  chosen,
  toText,
  counts,
  isEstimate,
  isRefused,
}: AmountSelectProps) {
  const language = useLanguage();
  const sign = isEstimate ? '± ' : '';
  const countOf = (count: number | undefined) =>
    count === undefined ? '' : ` (${sign}${countText(count, language, count >= MAX_COUNT)})`;
  return (
    <label className="amount">
      <span>{label}</span>
      <select name={name} defaultValue={chosen === undefined ? '' : String(chosen)}>
        <option value="">{none}</option>
        {withChosen(steps, chosen).map((amount) => (
          <option
            key={amount}
            value={amount}
            disabled={isRefused?.(amount) || (counts[amount] === 0 && amount !== chosen)}
          >
            {toText(amount) + countOf(counts[amount])}
          </option>
        ))}
      </select>
    </label>
  );
}
