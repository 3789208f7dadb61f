/** Kilometres around a town, or around the visitor. */
export const RADII: readonly number[] = [2, 5, 10, 20, 30];

/** Around a town where nothing is offered. */
export const NEARBY_KM = 10;

/** The steps, with the selected value added: a URL may contain any value. */
export const withChosen = (steps: readonly number[], chosen: number | undefined): number[] =>
  [...new Set(chosen === undefined ? steps : [...steps, chosen])].sort((a, b) => a - b);
