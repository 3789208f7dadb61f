export interface SkeletonProps {
  /** Such as `4/3`. */
  ratio?: string;
  /** CSS length. */
  height?: string;
}

/** A quiet box with the final size of what is on its way. */
export function Skeleton({ ratio, height }: SkeletonProps) {
  return <div className="ui-skeleton" aria-hidden="true" style={{ aspectRatio: ratio, height }} />;
}
