import type { Spot } from './drawing/camera.ts';
import { type Colour, mix, multiply } from './drawing/colour.ts';

/** The hours there are. */
export type LightName = 'golden' | 'morning' | 'summer' | 'soft' | 'evening';

/** The time of day of a picture: what the sky looks like and how it colours everything below. */
export interface Light {
  name: LightName;
  /** Sky from the zenith down to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour];
  glow: Colour;
  /** Lit and shaded side of a cloud. */
  cloud: readonly [Colour, Colour];
  /** Colour of sunlight and of the light in the shade: surfaces are multiplied by them. */
  lit: Colour;
  shade: Colour;
  /** Cast shadows. */
  shadow: Colour;
  shadowStrength: number;
  /** What distance fades into. */
  haze: Colour;
  /** Unit vector towards the sun. */
  sun: Spot;
  /** Lamps burn behind the windows. */
  lamps: boolean;
}

const LIGHTS: Record<LightName, Omit<Light, 'sun' | 'name'> & { height: number }> = {
  golden: {
    sky: ['#7fa9bd', '#b5c9c4', '#f0dcb4', '#fbd9a0'],
    glow: '#ffe2a6',
    cloud: ['#fff3da', '#e9c3a0'],
    lit: '#fff0d2',
    shade: '#aa9b9d',
    shadow: '#3a2f4e',
    shadowStrength: 0.42,
    haze: '#e6d3b6',
    height: 0.42,
    lamps: false,
  },
  morning: {
    sky: ['#8fb4cf', '#bfd3da', '#f3dfd0', '#fbe3cb'],
    glow: '#fff0d6',
    cloud: ['#fff8ee', '#e6cfc8'],
    lit: '#fff4e2',
    shade: '#abacb8',
    shadow: '#34385a',
    shadowStrength: 0.36,
    haze: '#dfdcd6',
    height: 0.5,
    lamps: false,
  },
  summer: {
    sky: ['#4f93bd', '#82b6cf', '#bfdadb', '#eef0dc'],
    glow: '#fff8e0',
    cloud: ['#ffffff', '#cfdbe0'],
    lit: '#fff8ea',
    shade: '#96a0b6',
    shadow: '#26324f',
    shadowStrength: 0.42,
    haze: '#d3dfda',
    height: 0.75,
    lamps: false,
  },
  soft: {
    sky: ['#b3c3c6', '#cdd5d0', '#e7e3d5', '#f4ebd9'],
    glow: '#fff7e4',
    cloud: ['#f9f4e8', '#c5cac8'],
    lit: '#fbf3e4',
    shade: '#adaab2',
    shadow: '#3b3d4f',
    shadowStrength: 0.26,
    haze: '#dcdcd0',
    height: 0.7,
    lamps: false,
  },
  evening: {
    sky: ['#40577f', '#7b83a3', '#d9a699', '#f6c58b'],
    glow: '#ffd08c',
    cloud: ['#f7c3a0', '#8f7f9b'],
    lit: '#f6d3b4',
    shade: '#7f7a9c',
    shadow: '#232445',
    shadowStrength: 0.4,
    haze: '#c9a8a4',
    height: 0.4,
    lamps: true,
  },
};

/** `side` -1 puts the sun to the left of the spectator, 1 to the right; it is always behind the spectator. */
export function createLight(name: LightName, side: -1 | 1): Light {
  const { height, ...light } = LIGHTS[name];
  const length = Math.hypot(0.72, height, 0.62);
  return { name, ...light, sun: [(side * 0.72) / length, height / length, -0.62 / length] };
}

/** Colour of a surface that looks towards `normal`. */
export function illuminate(light: Light, colour: Colour, normal: Spot): Colour {
  const facing = normal[0] * light.sun[0] + normal[1] * light.sun[1] + normal[2] * light.sun[2];
  const share = Math.max(0, Math.min(1, facing * 1.7 + 0.05));
  return multiply(colour, mix(light.shade, light.lit, share));
}

/** A colour seen from afar: `distance` 0 is here, 1 the horizon. */
export const fade = (light: Light, colour: Colour, distance: number): Colour => mix(colour, light.haze, distance);
