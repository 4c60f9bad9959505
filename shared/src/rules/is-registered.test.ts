import * as v from 'valibot';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { isRegistered } from './is-registered';

const userWith = (...serviceCodes: string[]) =>
  v.parse(userDetailsSchema, { profiles: serviceCodes.map((serviceCode) => ({ serviceCode })) });

test('readings S2: an individual-investor profile makes an investor registered', () => {
  expect([userWith('IDV'), userWith('OTHER', 'IDV')].map(isRegistered)).toEqual([true, true]);
  for (const user of [userWith('OTHER'), userWith(), null]) expect(isRegistered(user)).toBe(false);
});
