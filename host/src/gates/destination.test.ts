import { paths } from '@investor-portal/shared/routes/paths';
import {
  activeSession,
  pendingSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import { destination, readReturnTo, type ScreenRequest } from './destination';

const campaign = paths.campaign('1');
const visitor: ScreenRequest = {
  pathname: paths.root,
  search: '',
  state: null,
  session: visitorSession,
  needsSession: false,
  registered: undefined,
};
const pending: ScreenRequest = { ...visitor, session: pendingSession };
const investor: ScreenRequest = { ...visitor, session: activeSession() };
const unregistered: ScreenRequest = { ...investor, registered: false };
const registered: ScreenRequest = { ...investor, registered: true };
const arrived = { session: activeSession({ startedByHandover: true }) };
const asked = { state: { returnTo: campaign } };
const visits: Record<string, ScreenRequest> = {
  'a visitor': visitor,
  'a visitor from a mail': { ...visitor, search: '?from=mail' },
  'a visitor before the hand-over': pending,
  'an investor': investor,
  'an investor who asked for a campaign': { ...investor, ...asked },
  'an unregistered investor': unregistered,
  'an unregistered investor who asked for a campaign': { ...unregistered, ...asked },
  'a registered investor': registered,
  'a registered investor who asked for a campaign': { ...registered, ...asked },
  'a fresh hand-over': { ...investor, ...arrived },
  'a fresh hand-over, unregistered': { ...unregistered, ...arrived },
  'a fresh hand-over, registered': { ...registered, ...arrived },
};

it.each<[string, keyof typeof visits, ReturnType<typeof destination>]>([
  ['/', 'a visitor', { to: paths.acceptance }],
  ['/', 'an investor', { to: paths.profile }],
  ['/', 'a fresh hand-over', 'wait'],
  ['/', 'a fresh hand-over, unregistered', { to: paths.acceptance }],
  ['/', 'a fresh hand-over, registered', { to: paths.profile }],
  [paths.acceptance, 'a visitor', 'show'],
  [paths.acceptance, 'a visitor before the hand-over', 'wait'],
  [paths.acceptance, 'an investor', 'wait'],
  [paths.acceptance, 'an unregistered investor', 'show'],
  [paths.acceptance, 'a registered investor', { to: paths.profile }],
  [paths.acceptance, 'an investor who asked for a campaign', { to: campaign }],
  [paths.registration, 'a visitor', 'wait'],
  [paths.registration, 'an investor', 'show'],
  [paths.registration, 'a registered investor', 'show'],
  [paths.registration, 'a registered investor who asked for a campaign', { to: campaign }],
  [paths.registration, 'an unregistered investor who asked for a campaign', 'show'],
  [paths.profile, 'a visitor before the hand-over', 'wait'],
  [paths.profile, 'an investor', 'show'],
  [
    campaign,
    'a visitor from a mail',
    { to: paths.acceptance, state: { returnTo: `${campaign}?from=mail` } },
  ],
  [paths.publicOpportunities, 'a visitor before the hand-over', 'show'],
])('readings S2, S3: %s for %s', (pathname, visit, expected) => {
  const needsSession = pathname.startsWith(paths.profile);
  const request = { ...(visits[visit] ?? visitor), pathname, needsSession };
  expect(destination(request)).toEqual(expected);
});

it.each([
  [{ returnTo: '/main' }, '/main'],
  [{ returnTo: '/main/investment-opportunities/1?tab=terms' }, expect.stringContaining('/1?tab')],
  [{ returnTo: '/main?x=1' }, '/main?x=1'],
  [{ returnTo: 'https://evil.example/main' }, undefined],
  [{ returnTo: '//evil.example/main' }, undefined],
  [{ returnTo: '/mainland' }, undefined],
  [{ returnTo: '/acceptance' }, undefined],
  [{ returnTo: 7 }, undefined],
  [null, undefined],
])('readings S3: the requested address of %j is %j', (state, address) => {
  expect(readReturnTo(state)).toEqual(address);
});
