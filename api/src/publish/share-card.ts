import {
  type Drawing,
  energyArrow,
  fitSize,
  fitText,
  type PhotoMaster,
  textPath,
  textWidth,
} from '../pictures/index.ts';
import { MARK, type Palette } from '../site/index.ts';

/** The image size that social networks and messengers show for a link. */
const SHARE_SIZE = { width: 1200, height: 630 };

/** The texts of a picture for sharing. */
export interface ShareCard {
  /** Large: the price. */
  lead: string;
  /** Below it: type and town. */
  line: string;
  /** In the corner of the photograph: "Te koop", "Verkocht". */
  tag: string;
  /** Sold or rented: the tag is in the accent colour. */
  isGone: boolean;
  /** Band of the energy label, or null. */
  band: string | null;
  agency: string;
  photo: PhotoMaster | null;
}

const EDGE = 56;
/** Height of the strip with the texts. */
const STRIP = 190;
const TOP = SHARE_SIZE.height - STRIP;
/** Maximum width of the agency's name. */
const AGENCY_WIDTH = 330;

/** The card of a home or a project: photograph above, texts in the agency's colours below. */
export function shareDrawing(card: ShareCard, palette: Palette): Drawing {
  const { width, height } = SHARE_SIZE;
  const parts = [
    card.photo ? '' : `<path d="M0 0h${width}v${TOP}H0z" fill="${palette.paper}"/>${placeholder(palette)}`,
    `<path d="M0 ${TOP}h${width}v${STRIP}H0z" fill="${palette.primary}"/>`,
    tagOf(card, palette),
    card.band ? `<g transform="translate(${width - EDGE - 192} ${TOP - 136}) scale(.8)">${onWhite(card.band)}</g>` : '',
    textsOf(card, palette),
    agencyOf(card.agency, palette),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return card.photo ? { svg, photo: { master: card.photo, left: 0, top: 0, width, height: TOP } } : { svg };
}

function textsOf({ lead, line }: ShareCard, { primaryInk }: Palette): string {
  const room = SHARE_SIZE.width - 3 * EDGE - AGENCY_WIDTH;
  const size = fitSize(lead, room, 68, 'bold');
  return [
    textPath({
      text: fitText(lead, room, size, 'bold'),
      x: EDGE,
      y: TOP + 90,
      size,
      weight: 'bold',
      color: primaryInk,
    }),
    textPath({
      text: fitText(line, room, 38, 'regular'),
      x: EDGE,
      y: TOP + 148,
      size: 38,
      weight: 'regular',
      color: primaryInk,
    }),
  ].join('');
}

function agencyOf(name: string, { primaryInk }: Palette): string {
  const right = SHARE_SIZE.width - EDGE;
  const size = fitSize(name, AGENCY_WIDTH - 64, 40, 'bold');
  const shown = fitText(name, AGENCY_WIDTH - 64, size, 'bold');
  const left = right - textWidth(shown, size, 'bold') - 64;
  return [
    `<path d="${MARK}" fill="${primaryInk}" transform="translate(${left.toFixed(1)} ${TOP + 68}) scale(1.5)"/>`,
    textPath({ text: shown, x: right, y: TOP + 110, size, weight: 'bold', color: primaryInk, anchor: 'end' }),
  ].join('');
}

function tagOf({ tag, isGone }: ShareCard, { primary, primaryInk, accent, accentInk }: Palette): string {
  const width = Math.round(textWidth(tag, 34, 'bold')) + 56;
  const text = textPath({
    text: tag,
    x: EDGE + width / 2,
    y: EDGE + 44,
    size: 34,
    weight: 'bold',
    color: isGone ? accentInk : primaryInk,
    anchor: 'middle',
  });
  return `<rect x="${EDGE}" y="${EDGE}" width="${width}" height="64" rx="32" fill="${isGone ? accent : primary}"/>${text}`;
}

/** On a photograph the arrow needs its own background. */
const onWhite = (band: string): string =>
  `<rect x="-12" y="-12" width="264" height="144" rx="20" fill="#ffffff"/>${energyArrow(band)}`;

/** The mark, large, if there is no photograph. */
const placeholder = ({ primary }: Palette): string =>
  `<path d="${MARK}" fill="${primary}" opacity=".14" transform="translate(430 50) scale(10)"/>`;
