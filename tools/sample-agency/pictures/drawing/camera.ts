/** A point in the world in metres: x to the right, y up, z away from the spectator. */
export type Spot = readonly [x: number, y: number, z: number];
/** A point of the picture in pixels. */
export type Point = readonly [x: number, y: number];

/** Position and viewing direction of the spectator. */
export interface CameraSettings {
  width: number;
  height: number;
  /** Where the spectator's eye is. */
  eye: Spot;
  /** Radians; positive looks to the right. */
  yaw?: number;
  /** Focal length as a share of the picture's width: 0.6 wide angle, 1.2 portrait. */
  focal?: number;
  /** Height of the horizon, 0 top, 1 bottom. Moves the picture as a shift lens does, so that verticals stay vertical. */
  horizon?: number;
  /** Where the optical axis meets the picture, 0 left, 1 right. */
  centre?: number;
}

const NEAR = 0.25;

/** Central projection with upright verticals, as architectural photographers like it. */
export class Camera {
  readonly width: number;
  readonly height: number;
  readonly eye: Spot;
  readonly horizon: number;
  readonly #focal: number;
  readonly #centre: number;
  readonly #cos: number;
  readonly #sin: number;

  constructor(settings: CameraSettings) {
    const { width, height, eye, yaw = 0, focal = 0.9, horizon = 0.6, centre = 0.5 } = settings;
    this.width = width;
    this.height = height;
    this.eye = eye;
    this.horizon = horizon * height;
    this.#focal = focal * width;
    this.#centre = centre * width;
    this.#cos = Math.cos(yaw);
    this.#sin = Math.sin(yaw);
  }

  /** Metres along the line of sight. */
  depth(spot: Spot): number {
    return (spot[0] - this.eye[0]) * this.#sin + (spot[2] - this.eye[2]) * this.#cos;
  }

  /** Pixels a metre takes at this spot. */
  scale(spot: Spot): number {
    return this.#focal / Math.max(NEAR, this.depth(spot));
  }

  project(spot: Spot): Point {
    const across = (spot[0] - this.eye[0]) * this.#cos - (spot[2] - this.eye[2]) * this.#sin;
    const scale = this.scale(spot);
    return [this.#centre + across * scale, this.horizon - (spot[1] - this.eye[1]) * scale];
  }

  /** A flat shape as the picture shows it; the part behind the spectator is cut off. */
  outline(shape: readonly Spot[]): Point[] {
    const kept: Spot[] = [];
    shape.forEach((from, index) => {
      const to = shape[(index + 1) % shape.length] as Spot;
      const a = this.depth(from) - NEAR;
      const b = this.depth(to) - NEAR;
      if (a >= 0) kept.push(from);
      if (a >= 0 !== b >= 0) {
        const share = a / (a - b);
        kept.push([
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          from[2] + (to[2] - from[2]) * share,
        ]);
      }
    });
    return kept.map((spot) => this.project(spot));
  }
}
