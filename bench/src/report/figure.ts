/** What a figure should reach: its own value, its ratio to what stands beside it, or its difference from that. */
export type Target = { of: 'value' | 'ratio' | 'difference' } & ({ atMost: number } | { atLeast: number });

/** One thing measured on the composed site, most often with the same thing measured beside it in the same run. */
export interface Figure {
  name: string;
  /** Which page; empty where it is about none. */
  page: string;
  unit: string;
  /** Of the composed site. */
  value: number;
  beside?: { name: string; value: number };
  targets?: Target[];
}

/** The composed site divided by what stands beside it; null where that is nothing or zero. */
export const ratioOf = ({ value, beside }: Figure): number | null => (beside?.value ? value / beside.value : null);

export const differenceOf = ({ value, beside }: Figure): number | null => (beside ? value - beside.value : null);

/** Whether a target is reached; null where it cannot be told. */
export function isReached(figure: Figure, target: Target): boolean | null {
  const measured = { value: figure.value, ratio: ratioOf(figure), difference: differenceOf(figure) }[target.of];
  if (measured === null) return null;
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}
