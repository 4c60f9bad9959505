import { initials } from './initials';

it.each([
  ['Maria Clara Santos', 'MS'],
  ['jose', 'J'],
  ['  Ñora  de la Cruz', 'ÑC'],
  ['(Jun) Reyes', 'JR'],
  ['𐐨da Lim', '𐐀L'],
  ['', ''],
  ['— —', ''],
])('initials of %p are %p', (name, letters) => expect(initials(name)).toBe(letters));
