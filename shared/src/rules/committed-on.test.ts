import { configure } from '../testing/configure';
import { committedOn } from './committed-on';

it.each([
  ['2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['', '2026-11-19'],
  ['1970-01-01T00:00:00Z', '2026-11-19'],
])('a commitment of %j that was created on 2026-11-19 was made on %s', (commitmentDate, made) => {
  configure();
  expect(committedOn({ commitmentDate, createdOn: '2026-11-19' })).toBe(made);
});
