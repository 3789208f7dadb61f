/** Of how many visitors who reached one step how many reached the next. */
export interface Share {
  of: number;
  reached: number;
}

/**
 * Evidence that a release reaches less than half of the share that another one reaches: how much better the counts fit any two shares than the
 * best two of which the first is at least half of the second. If it truly is at least half, the evidence exceeds E at any time,
 * however often one looks, with a probability of at most 1/E: for the true shares it is a martingale that begins at 1 (Robbins'
 * mixture of the beta distribution, Ville's inequality).
 */
export function evidenceOfDrop(own: Share, other: Share): number {
  const [present, expected] = [consistent(own), consistent(other)];
  if (present.of === 0 || expected.of === 0) return 0;
  if (present.reached / present.of >= expected.reached / expected.of / 2) return 0;
  const fit = (share: number) => -logLikelihood(expected, share) - logLikelihood(present, share / 2);
  const mixture = logMixture(expected) + logMixture(present);
  return Math.exp(mixture + minimumOf(fit));
}

/** Who reached a step was counted before it, but the counts of two steps may be of different moments. */
const consistent = ({ of, reached }: Share): Share => ({ of: Math.max(of, reached), reached });

const logLikelihood = ({ of, reached }: Share, share: number): number =>
  reached * Math.log(share) + (of - reached) * Math.log1p(-share);

/** Logarithm of the likelihood, averaged over all shares: of the beta function. */
const logMixture = ({ of, reached }: Share): number =>
  logFactorial(reached) + logFactorial(of - reached) - logFactorial(of + 1);

/** Of a convex function between 0 and 1. */
function minimumOf(fit: (share: number) => number): number {
  let [low, high] = [1e-9, 1 - 1e-9];
  for (let step = 0; step < 50; step += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (fit(left) < fit(right)) high = right;
    else low = left;
  }
  return fit((low + high) / 2);
}

/** Stirling's series, exact to ten digits from 8 on. */
function logFactorial(n: number): number {
  if (n < 8) return Math.log([1, 1, 2, 6, 24, 120, 720, 5040][n] ?? 1);
  const x = n + 1;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3);
}
