import type { ReactNode } from 'react';
import { withChosen } from '../../../model/filters/amounts.ts';

interface AmountSelectProps {
  name: string;
  label: ReactNode;
  /** Text of the empty choice. */
  none: string;
  steps: readonly number[];
  chosen: number | undefined;
  toText(amount: number): string;
  /** Whether an amount contradicts another field. */
  isRefused?(amount: number): boolean;
}

/** One of some round amounts. What the address says beside them is offered too. */
export function AmountSelect({ name, label, none, steps, chosen, toText, isRefused }: AmountSelectProps) {
  return (
    <label className="amount">
      <span>{label}</span>
      <select name={name} defaultValue={chosen === undefined ? '' : String(chosen)}>
        <option value="">{none}</option>
        {withChosen(steps, chosen).map((amount) => (
          <option key={amount} value={amount} disabled={isRefused?.(amount)}>
            {toText(amount)}
          </option>
        ))}
      </select>
    </label>
  );
}
