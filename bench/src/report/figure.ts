/** The target of a figure: for its value, its ratio to the reference, or its difference from the reference. */
export type Target = { of: 'value' | 'ratio' | 'difference' } & ({ atMost: number } | { atLeast: number });

/** A figure of the composed site, mostly with its reference from the same run. */
export interface Figure {
  name: string;
  /** The page; empty if the figure is not about a page. */
  page: string;
  unit: string;
  /** Of the composed site. */
  value: number;
  beside?: { name: string; value: number };
  targets?: Target[];
}

/** The composed site divided by its reference; null if that is missing or zero. */
export const ratioOf = ({ value, beside }: Figure): number | null => (beside?.value ? value / beside.value : null);

export const differenceOf = ({ value, beside }: Figure): number | null => (beside ? value - beside.value : null);

/** Whether a target is reached; null if unknown. */
export function isReached(figure: Figure, target: Target): boolean | null {
  const measured = { value: figure.value, ratio: ratioOf(figure), difference: differenceOf(figure) }[target.of];
  if (measured === null) return null;
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}
