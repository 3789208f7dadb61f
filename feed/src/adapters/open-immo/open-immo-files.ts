import { documentsOf, isPdf } from '../../values/documents-of.ts';
import { fileFields, type PictureFile, picturesOf } from '../../values/pictures-of.ts';
import type { Source } from '../adapter.ts';
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
  /** To download. */
  isPaper: boolean;
  line: number;
}

/** Groups that are no pictures, but shown. */
const OTHERS = ['GRUNDRISS', 'FILMLINK', 'PANORAMA'];

/** Marks of the agency and of portals, which no CRM means to be shown with a home. */
const MARKS = ['ANBIETERLOGO', 'EPASS-SKALA', 'QRCODE'];

/** What papers are scanned as. */
const SCAN = /\.(?:jpe?g|png)$/i;

/** Groups of papers, which may be scans. */
const PAPERS = ['DOKUMENTE', 'EPASS'];

/** Groups whose pictures are drawings: as PDF, everybody may download them too. */
const DRAWINGS = ['GRUNDRISS', 'KARTEN_LAGEPLAN'];

/** A PDF in any group but those of tours and marks, and the scan of a paper. */
function isPaper({ group, file }: Pick<Attachment, 'group' | 'file'>, format: string): boolean {
  const isAddress = /^https?:/i.test(file);
  if (isPdf(file, ...(isAddress ? [format, `.${format}`] : [])))
    return !MARKS.includes(group) && !['FILMLINK', 'PANORAMA'].includes(group);
  return PAPERS.includes(group) && (isAddress || SCAN.test(file));
}

const isShown = ({ group, isImage, isPaper: isDocument }: Attachment): boolean =>
  isDocument ||
  OTHERS.includes(group) ||
  MARKS.includes(group) ||
  (PICTURES.includes(group) && (group !== '' || isImage));

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
    const own = textAt(file, 'daten', 'pfad');
    const path = (content && embedded.get(content)) || own;
    const format = textAt(file, 'format').trim();
    const group = attributeAt(file, 'gruppe').toUpperCase();
    // A name of its own says more than that of what was embedded.
    const caption = textAt(file, 'anhangtitel') || (path === own ? '' : fileFields(own).File.replace(/\.\w+$/, ''));
    const one = { group, file: path, caption, line: file.line };
    const isImage = group === '' && (IMAGE.test(path.replace(/\?.*$/, '')) || IMAGE.test(format));
    if (path) return [{ ...one, isImage, isPaper: isPaper(one, format) }];
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
  for (const one of files) {
    if (isShown(one)) continue;
    const { group, file, line } = one;
    const field = ['anhaenge/anhang', group].filter(Boolean).join(' ');
    source.warn({ line, home: id, field, of: 'Documents', value: file, kind: 'attachment', effect: 'left' });
  }
  const of = (...groups: string[]) => files.filter((one) => groups.includes(one.group) && !one.isPaper);
  const papers = files
    .filter((one) => one.isPaper)
    .map(({ file, caption, group }) => ({ file, ...(caption && { caption }), isPlan: DRAWINGS.includes(group) }));
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
    ...(papers.length > 0 && { Documents: documentsOf(papers) }),
    ...(film ? { VideoUrl: film.file } : {}),
    ...(tour ? { VirtualTourUrl: tour.file } : {}),
  };
}
