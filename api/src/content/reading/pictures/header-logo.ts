import type { ContentProblem } from '../../../kernel/index.ts';
import type { MeasurePicture } from '../../../pictures/index.ts';
import type { HeaderLogo } from '../../content.ts';
import type { Look } from '../../schema/look.ts';
import { readLogo } from './logo.ts';

/** Minimum length in pixels of the longer side of a PNG: enough for the height of a logo on a high-density screen. */
const LEAST = 250;

/** The logo of the header, in its two versions; null if the agency has none, or it is unusable. */
export async function readHeaderLogo(
  folder: string,
  header: Look['header'] | undefined,
  { problems, measure }: { problems: ContentProblem[]; measure?: MeasurePicture | undefined },
): Promise<HeaderLogo | null> {
  const read = (field: 'logo' | 'logoOnDark') =>
    readLogo(folder, header?.[field], {
      file: 'look.yaml',
      field: `header.${field}`,
      least: LEAST,
      problems,
      measure,
    });
  const onLight = await read('logo');
  const onDark = await read('logoOnDark');
  return onLight && { onLight, onDark: onDark ?? onLight };
}
