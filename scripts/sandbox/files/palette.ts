import { randomOf } from '../seed/random';

export interface Palette {
  sky: readonly [string, string];
  light: string;
  /** Ordered from far to near. */
  layers: readonly [string, string, string, string];
}

/** Each palette has two colours of the sky, the light, then the four layers. */
const palettes = [
  ['#fde7c8', '#f6a97b', '#fff4dc', '#c9876a', '#97606a', '#5f4560', '#332c4a'],
  ['#d7efe9', '#7cc4bd', '#fbfff2', '#5aa39c', '#3d827f', '#27605f', '#153f42'],
  ['#dfe9fb', '#8fb1ea', '#ffffff', '#6f90cf', '#4d6db0', '#334e8c', '#1f3263'],
  ['#f4ecd8', '#d8c48b', '#fffbea', '#a9a66a', '#7f8a52', '#586c40', '#33472f'],
  ['#fbe3e4', '#ea9fa8', '#fff7f0', '#c4768c', '#965476', '#683c60', '#3f2746'],
  ['#e6f2df', '#9fcf9a', '#fcfff0', '#75b07d', '#4f9068', '#356f55', '#1f4b3d'],
] as const;

export function paletteOf(seed: string): Palette {
  const random = randomOf(`palette ${seed.split(' ').slice(0, 1).join('')}`);
  const [above, below, light, ...layers] = random.pick(palettes);
  return { sky: [above, below], light, layers };
}
