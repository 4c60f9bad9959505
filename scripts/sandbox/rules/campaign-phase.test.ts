import { isCancellingOpen, phaseOf, remainingDays } from './campaign-phase';

const [startsAt, endsAt] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-10T00:00:00Z')];
const offering = { statusCode: 'APP', startsAt, endsAt };

it.each([
  ['2026-02-28T23:59:59.999Z', 'UPCOMING', true, 9],
  ['2026-03-01T00:00:00.000Z', 'ONGOING', true, 9],
  ['2026-03-07T23:59:59.999Z', 'ONGOING', true, 2],
  ['2026-03-08T00:00:00.000Z', 'ONGOING', false, 2],
  ['2026-03-09T23:59:59.999Z', 'ONGOING', false, 0],
  ['2026-03-10T00:00:00.000Z', 'ENDED', false, 0],
])('at %s an offering is %s, can be cancelled: %s, and has %d days left', (at, ...expected) => {
  const now = new Date(at);
  const told = [phaseOf(offering, now), isCancellingOpen(offering, now)];
  expect([...told, remainingDays(endsAt, now)]).toEqual(expected);
});
