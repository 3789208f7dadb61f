import type { GroundColor } from '@facade/shared-domain/model';
import type { CSSProperties } from 'react';

/**
 * The `style` of an element with a background colour set by the agency. Its content takes the text colour from `--ground-ink`.
 */
export const groundStyle = (ground: GroundColor | undefined): CSSProperties | undefined =>
  ground && ({ '--ground': ground.color, '--ground-ink': ground.ink } as CSSProperties);
