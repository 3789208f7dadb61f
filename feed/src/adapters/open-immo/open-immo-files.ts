import type { Source } from '../adapter.ts';
import { type PictureFile, picturesOf } from '../pictures-of.ts';
import { attributeAt, childAt, textAt, type XmlElement } from '../xml-records.ts';

/** The element with an embedded file. */
export const EMBEDDED = 'anhanginhalt';

/** Groups that are pictures; `''`: a CRM leaves the group out. */
const PICTURES = ['TITELBILD', 'BILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN', 'KARTEN_LAGEPLAN', ''];

const IMAGE = /(?:^|[./])(?:jpe?g|png|webp|avif|gif|heic|tiff?|bmp)$/i;

interface Attachment extends PictureFile {
  group: string;
  /** Of one without a group. */
  isImage: boolean;
  line: number;
}

/** Groups that are no pictures, but shown. */
const OTHERS = ['GRUNDRISS', 'FILMLINK', 'PANORAMA'];

/** Marks of the agency and of portals, which no CRM means to be shown with a home. */
const MARKS = ['ANBIETERLOGO', 'EPASS-SKALA', 'QRCODE'];

const isShown = ({ group, isImage }: Pick<Attachment, 'group' | 'isImage'>): boolean =>
  OTHERS.includes(group) || MARKS.includes(group) || (PICTURES.includes(group) && (group !== '' || isImage));

/**
 * The title picture is the first, the others in their order; a tour is shown by its address.
 * @param embedded names of the files that were embedded, by their elements
 */
export function filesOf(
  home: XmlElement,
  { id, source, embedded }: { id: string; source: Source; embedded: WeakMap<XmlElement, string> },
): Record<string, unknown> {
  const files = (childAt(home, 'anhaenge')?.children ?? []).flatMap((file): Attachment[] => {
    if (file.name !== 'anhang') return [];
    const content = childAt(file, 'daten', EMBEDDED);
    const path = textAt(file, 'daten', 'pfad') || (content && embedded.get(content)) || '';
    const format = textAt(file, 'format').trim();
    const group = attributeAt(file, 'gruppe').toUpperCase();
    const one = { group, file: path, caption: textAt(file, 'anhangtitel'), line: file.line };
    if (path)
      return [{ ...one, isImage: group === '' && (IMAGE.test(path.replace(/\?.*$/, '')) || IMAGE.test(format)) }];
    if (!content) return [];
    source.warn({
      line: file.line,
      home: id,
      field: `anhaenge/anhang/daten/${EMBEDDED}`,
      kind: 'embedded',
      effect: 'left',
    });
    return [];
  });
  for (const { group, file, isImage, line } of files) {
    if (isShown({ group, isImage })) continue;
    const field = ['anhaenge/anhang', group].filter(Boolean).join(' ');
    source.warn({ line, home: id, field, of: 'Documents', value: file, kind: 'attachment', effect: 'left' });
  }
  const of = (...groups: string[]) => files.filter(({ group }) => groups.includes(group));
  const pictures = of(...PICTURES).filter(({ group, isImage }) => group !== '' || isImage);
  const [film] = of('FILMLINK');
  const [tour] = of('PANORAMA');
  return {
    Pictures: picturesOf(
      [
        ...pictures.filter(({ group }) => group === 'TITELBILD'),
        ...pictures.filter(({ group }) => group !== 'TITELBILD'),
      ],
      of('GRUNDRISS'),
    ),
    ...(film ? { VideoUrl: film.file } : {}),
    ...(tour ? { VirtualTourUrl: tour.file } : {}),
  };
}
