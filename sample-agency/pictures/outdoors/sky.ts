import type { Stage } from '../drawing/stage.ts';

/** Gradient sky, the glow near the horizon, and clouds in flat-based banks. */
export function drawSky(stage: Stage, clouds = 5): void {
  const { canvas, light, random, camera } = stage;
  const { width, horizon } = camera;
  const [zenith, high, low, edge] = light.sky;
  const bottom = Math.max(horizon + 40, camera.height * 0.4);
  canvas.fill(
    [
      [0, 0],
      [width, 0],
      [width, bottom],
      [0, bottom],
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

/** One bank of cloud: bumps on a flat base, lit from above, dissolving below. */
export function drawCloud(stage: Stage, x: number, y: number, broad: number): void {
  const { canvas, light, random } = stage;
  const [lit, shade] = light.cloud;
  for (const [share, lift, opacity] of [
    [1, 0, 0.5],
    [0.72, -0.05, 0.75],
  ] as const) {
    const size = broad * share;
    const bumps = random.int(5, 7);
    let at = x - size / 2 + random.range(-0.1, 0.1) * broad;
    const base = y + lift * broad;
    let data = `M${Math.round(at)} ${Math.round(base)}`;
    const start = at;
    for (let bump = 0; bump < bumps; bump++) {
      const middle = 1 - Math.abs((bump + 0.5) / bumps - 0.5) * 1.5;
      const step = (size / bumps) * random.range(0.75, 1.25);
      const tall = step * (0.35 + middle * random.range(0.35, 0.75));
      data += `a${Math.round(step / 2)} ${Math.round(tall)} 0 0 1 ${Math.round(step)} 0`;
      at += Math.round(step);
    }
    data += `q${-Math.round((at - start) / 2)} ${Math.round(size * 0.06)} ${-Math.round(at - start)} 0z`;
    canvas.path(
      data,
      canvas.linear([
        [0, lit, 1],
        [0.6, lit, 0.7],
        [1, shade, 0.15],
      ]),
      opacity,
    );
  }
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
