import type { Stage } from '../drawing/stage.ts';

/** Gradient sky, the glow near the horizon, and clouds in flat-based banks. */
export function drawSky(stage: Stage, clouds = 5): void {
  const { canvas, light, random, camera } = stage;
  const { width, horizon } = camera;
  const [zenith, high, low, edge] = light.sky;
  const bottom = Math.max(horizon + 40, camera.height * 0.4);
  canvas.fill(
    [
      [-4, -4],
      [width + 4, -4],
      [width + 4, bottom],
      [-4, bottom],
    ],
    canvas.linear([
      [0, zenith],
      [0.42, high],
      [0.8, low],
      [1, edge],
    ]),
  );
  const glowX = light.sun[0] < 0 ? width * 0.12 : width * 0.88;
  canvas.ellipse(
    [glowX, horizon - 40],
    width * 0.6,
    horizon * 0.75,
    canvas.radial([
      [0, light.glow, 0.75],
      [0.5, light.glow, 0.25],
      [1, light.glow, 0],
    ]),
  );
  for (let index = 0; index < clouds; index++) {
    const depth = (index + random.next()) / clouds;
    const y = horizon * (0.12 + depth * 0.68);
    drawCloud(stage, random.range(-0.05, 1.05) * width, y, width * random.range(0.14, 0.3) * (1.15 - depth * 0.6));
  }
}

/** One bank of cloud: a rounded top over a flat base, lit from above, dissolving below; a smaller one before it. */
export function drawCloud(stage: Stage, x: number, y: number, broad: number): void {
  const { canvas, light } = stage;
  const [lit, shade] = light.cloud;
  const body = canvas.linear([
    [0, lit, 0.95],
    [0.55, lit, 0.6],
    [1, shade, 0.08],
  ]);
  canvas.path(puff(stage, x, y, broad, 7), body, 0.7);
  const side = light.sun[0] < 0 ? -1 : 1;
  canvas.path(puff(stage, x + side * broad * 0.1, y + broad * 0.012, broad * 0.66, 5), body, 0.85);
}

/** Outline of a heap of round tops: the upper edge of overlapping circles. */
function puff({ random }: Stage, x: number, y: number, broad: number, count: number): string {
  const tops = Array.from({ length: count }, (_, index) => {
    const share = (index + random.range(0.2, 0.8)) / count;
    const middle = 1 - Math.abs(share - 0.5) * 2;
    const radius = broad * (0.055 + middle * random.range(0.06, 0.12));
    return { at: (share - 0.5) * (broad - radius * 2), lift: radius * random.range(0.1, 0.5), radius };
  });
  const points: string[] = [];
  const steps = 34;
  for (let step = 0; step <= steps; step++) {
    const at = (step / steps - 0.5) * broad;
    let up = broad * 0.012 * (1 - Math.abs(step / steps - 0.5) * 2);
    for (const top of tops) {
      const reach = top.radius ** 2 - (at - top.at) ** 2;
      if (reach > 0)
        up = Math.max(up, (top.lift + Math.sqrt(reach)) * Math.min(1, (broad / 2 - Math.abs(at)) / (broad * 0.09)));
    }
    points.push(`${Math.round(x + at)} ${Math.round(y - up)}`);
  }
  return `M${points.join('L')}Q${Math.round(x)} ${Math.round(y + broad * 0.05)} ${points[0]}z`;
}

/** A few birds far away. */
export function drawBirds(stage: Stage, x: number, y: number, count: number): void {
  const { canvas, random } = stage;
  let data = '';
  for (let index = 0; index < count; index++) {
    const size = random.range(5, 10);
    data += `M${Math.round(x + random.range(-90, 90))} ${Math.round(y + random.range(-40, 40))}q${(size / 2).toFixed(1)} ${(-size * 0.7).toFixed(1)} ${size.toFixed(1)} 0q${(size / 2).toFixed(1)} ${(-size * 0.6).toFixed(1)} ${size.toFixed(1)} 1`;
  }
  canvas.stroke(data, '#4a4650', 2, 0.55);
}
