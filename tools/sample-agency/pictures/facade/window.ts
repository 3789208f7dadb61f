import type { Paint } from '../drawing/canvas.ts';
import { type Colour, darken, mix } from '../drawing/colour.ts';
import type { Stage } from '../drawing/stage.ts';
import type { Place, Surface } from '../drawing/surface.ts';
import { type Head, headed, inset, type Rect, type WindowStyle } from './opening.ts';
import { drawFlowerBox, drawShutters, drawSill, drawSurround } from './window-extras.ts';

/** Glass as it looks at this hour: the sky above, the darker room below; lamplight in the evening. */
export function glass(stage: Stage, lamp = false): Paint {
  const { light, canvas, random } = stage;
  if (lamp)
    return canvas.linear([
      [0, '#ffdf98'],
      [0.6, '#f6b765'],
      [1, '#c97d43'],
    ]);
  const sky = mix(light.sky[1], '#5f7680', 0.35);
  const bright = random.chance(0.3);
  return canvas.linear(
    bright
      ? [
          [0, mix(sky, light.sky[3], 0.6)],
          [0.55, sky],
          [1, '#566a70'],
        ]
      : [
          [0, sky],
          [0.45, '#566c76'],
          [1, '#34434a'],
        ],
    random.chance(0.5) ? [0, 0, 0.35, 1] : [0.35, 0, 0, 1],
  );
}

/** A window with all that belongs to it: surround, reveal, sash, glass, curtains, reflections, sill, shutters. */
export function drawWindow(surface: Surface, rect: Rect, style: WindowStyle): void {
  const { u, v, width, height } = rect;
  const { stage } = surface;
  const { random, light } = stage;
  const head = style.head ?? 'flat';
  const seen = Math.abs(surface.point([u + width, v])[0] - surface.point([u, v])[0]);
  if (seen < 9) {
    surface.rect(u, v, width, height, surface.lit(style.frame));
    surface.rect(u + 0.12, v + 0.1, width - 0.24, height - 0.2, '#56666e');
    return;
  }
  const far = stage.plain === true || seen < 40;
  drawSurround(surface, rect, style);
  if (!far) surface.fill(headed(rect, head), surface.lit(darken(style.frame, 0.45)));
  const frame = surface.lit(style.frame);
  const sash = { u: u + 0.04, v, width: width - 0.08, height: height - 0.05 };
  surface.fill(headed(sash, head), frame);
  const bar = style.bar ?? 0.07;
  const pane = inset(sash, bar);
  const shape = headed(pane, head);
  const lamp = light.lamps && random.chance(0.62);
  surface.fill(shape, glass(stage, lamp));
  if (!far || (style.dress === 'net' && !stage.plain)) drawDress(surface, pane, style.dress ?? 'none', lamp);
  if (!far) drawReflections(surface, pane, head);
  drawBars(surface, pane, style, frame, bar);
  // The reveal throws its shadow on the sash from above and from the side of the sun.
  const shadow = light.shadow;
  if (!stage.plain)
    surface.rect(
      u,
      v + height - 0.16 - (head === 'flat' ? 0 : width * 0.12),
      width,
      0.16,
      shadow,
      surface.sunshine > 0 ? 0.38 : 0.2,
    );
  if (surface.sunshine > 0.05 && !far) {
    const alongside = light.sun[0] * surface.u[0] + light.sun[2] * surface.u[2];
    surface.rect(alongside > 0 ? u + width - 0.1 : u, v, 0.1, height - 0.1, shadow, 0.3);
  }
  if (style.sill !== false) drawSill(surface, rect);
  if (style.shutters) drawShutters(surface, rect, style.shutters);
  if (style.flowers) drawFlowerBox(surface, rect);
}

function drawDress(surface: Surface, pane: Rect, dress: WindowStyle['dress'], lamp: boolean): void {
  const { u, v, width, height } = pane;
  const cloth = lamp ? '#fff0cf' : '#f4efe4';
  if (dress === 'curtains') {
    const top = height * 0.93;
    const left: Place[] = [
      [u, v],
      [u + width * 0.16, v],
      [u + width * 0.26, v + height * 0.45],
      [u + width * 0.3, v + top],
      [u, v + top],
    ];
    const right = left.map(([at, up]) => [2 * u + width - at, up] as const).reverse();
    surface.stage.canvas.fillAll([surface.outline(left), surface.outline(right)], cloth, 0.72);
  } else if (dress === 'net') {
    surface.rect(u, v, width, height * 0.48, cloth, 0.62);
  } else if (dress === 'blind') {
    surface.rect(u, v + height * 0.55, width, height * 0.4, cloth, 0.75);
  }
}

function drawReflections(surface: Surface, { u, v, width, height }: Rect, head: Head): void {
  const { random } = surface.stage;
  const top = v + height * (head === 'flat' ? 1 : 0.8);
  const lean = Math.min(width * 0.5, height * 0.3);
  const start = u + random.range(0.05, 0.35) * width;
  const limit = (at: number) => Math.min(u + width, Math.max(u, at));
  const stripe = (from: number, broad: number): Place[] => [
    [limit(from), v],
    [limit(from + broad), v],
    [limit(from + broad + lean), top],
    [limit(from + lean), top],
  ];
  surface.stage.canvas.fillAll(
    [surface.outline(stripe(start, width * 0.22)), surface.outline(stripe(start + width * 0.3, width * 0.07))],
    '#ffffff',
    0.16,
  );
}

function drawBars(
  surface: Surface,
  { u, v, width, height }: Rect,
  style: WindowStyle,
  frame: Colour,
  bar: number,
): void {
  const list: [number, number, number, number][] = [];
  const post = (at: number, from = 0, to = 1) =>
    list.push([u + width * at - bar / 2, v + height * from, bar, height * (to - from)]);
  const rail = (at: number) => list.push([u, v + height * at - bar / 2, width, bar]);
  switch (style.division) {
    case 'double':
      post(0.5);
      break;
    case 'cross':
      post(0.5);
      rail(0.68);
      break;
    case 'transom':
      rail(0.72);
      post(0.5, 0, 0.72);
      break;
    case 'sash':
      rail(0.5);
      break;
    case 'grid':
      post(0.5);
      rail(0.34);
      rail(0.67);
      break;
    case 'slide':
      for (let part = 1; part < Math.max(2, Math.round(width / 1.4)); part++)
        post(part / Math.max(2, Math.round(width / 1.4)));
      break;
    case 'single':
      break;
  }
  surface.rects(list, frame);
}
