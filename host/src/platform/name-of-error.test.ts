import { nameOfError } from './name-of-error';

it.each([
  [new RangeError('PHP 10,000.00 of Ana Reyes'), 'RangeError'],
  ['PHP 10,000.00 of Ana Reyes', 'string'],
  [undefined, 'undefined'],
])('names what was thrown and quotes nothing: %p', (error, name) => {
  expect(nameOfError(error)).toBe(name);
});
