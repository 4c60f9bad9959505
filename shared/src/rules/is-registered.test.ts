import * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { isRegistered } from './is-registered';

const userWith = (...serviceCodes: string[]) =>
  v.parse(userDetailsSchema, { profiles: serviceCodes.map((serviceCode) => ({ serviceCode })) });

test.each([
  [userWith('IDV'), true],
  [userWith('OTHER', 'IDV'), true],
  [userWith('OTHER'), false],
  [userWith(), false],
  [null, false],
  [undefined, false],
])('readings S2: an individual-investor profile makes an investor registered', (user, expected) => {
  expect(isRegistered(user)).toBe(expected);
});
