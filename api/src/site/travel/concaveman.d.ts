declare module 'concaveman' {
  /** The outline of points. `concavity`: 1 is the most detailed; sides shorter than `lengthThreshold` stay as they are. */
  export default function concaveman(
    points: readonly (readonly [number, number])[],
    concavity?: number,
    lengthThreshold?: number,
  ): [number, number][];
}
