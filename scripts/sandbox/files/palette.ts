import { randomOf } from '../seed/random';

/** The colours of a picture, from the sky to the foreground. */
export interface Palette {
  sky: readonly [string, string];
  light: string;
  /** Far to near. */
  layers: readonly [string, string, string, string];
}

const palettes: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#fde7c8', '#f6a97b'],
    light: '#fff4dc',
    layers: ['#c9876a', '#97606a', '#5f4560', '#332c4a'],
  },
  {
    sky: ['#d7efe9', '#7cc4bd'],
    light: '#fbfff2',
    layers: ['#5aa39c', '#3d827f', '#27605f', '#153f42'],
  },
  {
    sky: ['#dfe9fb', '#8fb1ea'],
    light: '#ffffff',
    layers: ['#6f90cf', '#4d6db0', '#334e8c', '#1f3263'],
  },
  {
    sky: ['#f4ecd8', '#d8c48b'],
    light: '#fffbea',
    layers: ['#a9a66a', '#7f8a52', '#586c40', '#33472f'],
  },
  {
    sky: ['#fbe3e4', '#ea9fa8'],
    light: '#fff7f0',
    layers: ['#c4768c', '#965476', '#683c60', '#3f2746'],
  },
  {
    sky: ['#e6f2df', '#9fcf9a'],
    light: '#fcfff0',
    layers: ['#75b07d', '#4f9068', '#356f55', '#1f4b3d'],
  },
];

export function paletteOf(seed: string): Palette {
  return randomOf(`palette ${seed.split(' ').slice(0, 1).join('')}`).pick(palettes);
}
