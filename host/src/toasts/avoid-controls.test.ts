import { findFreeTop } from './avoid-controls';

const at = (top: number, bottom: number) => ({ top, bottom });

it.each([
  ['stays in its corner where that is free', [at(200, 244)], 16],
  ['goes below what it would cover', [at(10, 54)], 62],
  [
    'goes below the next one, too, where the room between is too low',
    [at(10, 54), at(100, 144)],
    152,
  ],
  ['takes the first room that is high enough', [at(10, 54), at(170, 214)], 62],
  ['does not depend on the order', [at(100, 144), at(10, 54)], 152],
  ['finds no top where nothing is free in the upper half', [at(10, 300)], null],
])('%s', (_, taken, top) => expect(findFreeTop(16, 90, taken, 300)).toBe(top));
