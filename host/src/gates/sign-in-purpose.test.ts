import { paths } from '@investor-portal/shared/routes/paths';
import { signInPurpose } from './sign-in-purpose';

it.each([
  [paths.acceptance, 'to invest'],
  [paths.invest('1'), 'to invest'],
  [paths.stockPosition('1'), 'to see your portfolio'],
  [paths.registration, 'to register'],
  [paths.premiumAccount, 'to apply'],
  [paths.profile, 'to see your profile'],
  [`${paths.profile}/nowhere`, 'to see your profile'],
])('names what %s needs a session for', (pathname, purpose) => {
  expect(signInPurpose(pathname)).toBe(purpose);
});
