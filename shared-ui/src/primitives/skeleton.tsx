export interface SkeletonProps {
  /** Such as `4/3`. */
  ratio?: string;
  /** CSS length. */
  height?: string;
}

/** A placeholder with the final size of the content that is loading. */
export function Skeleton({ ratio, height }: SkeletonProps) {
  return <div className="ui-skeleton" aria-hidden="true" style={{ aspectRatio: ratio, height }} />;
}
