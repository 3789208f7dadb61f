import { type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Pixels; default 20. */
  size?: number;
  /** Its meaning, if no text gives it; without a title the icon is decoration. */
  title?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, title }: IconProps) {
  return (
    <svg
      className="ui-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={iconPaths[name]} fill={name === 'heart-filled' ? 'currentColor' : undefined} />
    </svg>
  );
}
