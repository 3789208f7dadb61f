import type { HeaderLogo } from '@facade/shared-domain/model';

export interface LogoProps {
  /** Name of the agency. */
  name: string;
  picture?: HeaderLogo | undefined;
}

/** The agency's logo: its own picture, one version for light and one for dark backgrounds, or a gable and its name. */
export function Logo({ name, picture }: LogoProps) {
  if (picture) {
    const { onLight, onDark, width, height } = picture;
    const hasTwo = onDark !== onLight;
    return (
      <>
        <img src={onLight} alt={name} width={width} height={height} data-on={hasTwo ? 'light' : undefined} />
        {hasTwo && <img src={onDark} alt={name} width={width} height={height} data-on="dark" />}
      </>
    );
  }
  return (
    <>
      <svg className="mark" width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <path d="M4 31V15.5L17 4l13 11.5V31h-8.5v-8.5a4.5 4.5 0 0 0-9 0V31z" fill="currentColor" />
      </svg>
      <span>{name}</span>
    </>
  );
}
