import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** Default `primary`. One primary or accent button per view; the rest secondary or quiet. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent';
  /** Default `m`; both are at least 44 px high. */
  size?: 's' | 'm';
}

export type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A push button, `type="button"` by default. */
export function Button({ variant = 'primary', size = 'm', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={classes('ui-button', className)} data-variant={variant} data-size={size} />
  );
}

export type LinkButtonProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> &
  (
    | { /** Path within the site. */ to: string; href?: undefined }
    | { to?: undefined /** Address elsewhere. */; href: string }
  );

/** A link that looks like a button. The shell navigates to paths of the site without a page load. */
export function LinkButton({
  variant = 'primary',
  size = 'm',
  className,
  to,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} href={to ?? href} className={classes('ui-button', className)} data-variant={variant} data-size={size}>
      {children}
    </a>
  );
}
