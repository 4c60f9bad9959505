import { nameOfError } from './name-of-error';

it.each([
  [new RangeError('PHP 10,000.00 of Ana Reyes'), 'RangeError'],
  ['PHP 10,000.00 of Ana Reyes', 'string'],
  [undefined, 'undefined'],
])('names what was thrown without its message: %p', (error, name) => {
  expect(nameOfError(error)).toBe(name);
});
