import fc from 'fast-check';
import { applyEdit, editBetween, reachDigit } from './text-edit';

it.each([
  ['5000', '500', 3, { start: '500', removed: '0', inserted: '', end: '' }],
  ['5000', '500', 1, { start: '5', removed: '0', inserted: '', end: '00' }],
  ['5000', '59000', 2, { start: '5', removed: '', inserted: '9', end: '000' }],
  ['5000', '5700', 2, { start: '5', removed: '0', inserted: '7', end: '00' }],
  ['', '7500', 4, { start: '', removed: '', inserted: '7500', end: '' }],
  // The caret is still in its position before the key.
  ['12', '123', 2, { start: '12', removed: '', inserted: '3', end: '' }],
  ['1234', '12', 4, { start: '12', removed: '34', inserted: '', end: '' }],
])('finds the change from %j to %j with the caret at %i', (before, after, caret, edit) => {
  expect(editBetween(before, after, caret)).toEqual({ ...edit, forward: false });
});

it('explains any change of any text, for every position of the caret', () => {
  const texts = fc.string({ unit: fc.constantFrom('0', '5', ','), maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, fc.nat(6), (before, after, caret) => {
      const edit = editBetween(before, after, Math.min(caret, after.length));
      expect(edit.start + edit.removed + edit.end).toBe(before);
      expect(applyEdit(edit).text).toBe(after);
    }),
  );
});

it.each([
  [false, { start: '12', end: '3,456' }],
  [true, { start: '123', end: ',56' }],
])('also deletes the digit beyond a separator, forward: %p', (forward, kept) => {
  const edit = {
    start: '123',
    removed: '-',
    inserted: '',
    end: forward ? ',456' : '3,456',
    forward,
  };
  expect(reachDigit(edit)).toMatchObject(kept);
});
