import { paths } from '@investor-portal/shared/routes/paths';
import {
  activeSession,
  pendingSession,
  visitorSession,
} from '@investor-portal/shared/testing/page-session';
import { destination, readReturnTo, returnState, type ScreenRequest } from './destination';

const campaign = paths.campaign('1');
const visitor: ScreenRequest = {
  pathname: paths.root,
  search: '',
  state: null,
  session: visitorSession,
  needsSession: false,
  registered: undefined,
};
const investor: ScreenRequest = { ...visitor, session: activeSession() };
const arriving: ScreenRequest = {
  ...investor,
  session: activeSession({ startedByHandover: true }),
};
const pending: ScreenRequest = { ...visitor, session: pendingSession };

describe('readings S2, S3: where a visit leads', () => {
  it.each<[string, string, ScreenRequest, ReturnType<typeof destination>]>([
    ['/', 'a visitor', visitor, { to: paths.acceptance }],
    ['/', 'a fresh hand-over', arriving, 'wait'],
    ['/', 'a fresh hand-over', { ...arriving, registered: false }, { to: paths.acceptance }],
    ['/', 'a fresh hand-over', { ...arriving, registered: true }, { to: paths.profile }],
    ['/', 'a restored session', investor, { to: paths.profile }],
    [paths.acceptance, 'a visitor', visitor, 'show'],
    [paths.acceptance, 'a visitor before the hand-over', pending, 'wait'],
    [paths.acceptance, 'an investor', investor, 'wait'],
    [paths.acceptance, 'an investor', { ...investor, registered: false }, 'show'],
    [paths.acceptance, 'an investor', { ...investor, registered: true }, { to: paths.profile }],
    [
      paths.acceptance,
      'an investor who asked for a campaign',
      { ...investor, state: returnState(campaign) },
      { to: campaign },
    ],
    [paths.registration, 'a visitor', visitor, 'wait'],
    [paths.registration, 'an investor', investor, 'show'],
    [paths.registration, 'an investor', { ...investor, registered: true }, 'show'],
    [
      paths.registration,
      'a registered investor who asked for a campaign',
      { ...investor, registered: true, state: returnState(campaign) },
      { to: campaign },
    ],
    [
      paths.registration,
      'an investor who asked for a campaign',
      { ...investor, registered: false, state: returnState(campaign) },
      'show',
    ],
    [paths.profile, 'a visitor before the hand-over', pending, 'wait'],
    [paths.profile, 'an investor', investor, 'show'],
    [
      campaign,
      'a visitor',
      { ...visitor, search: '?from=mail' },
      { to: paths.acceptance, state: returnState(`${campaign}?from=mail`) },
    ],
    [paths.publicOpportunities, 'a visitor before the hand-over', pending, 'show'],
  ])('%s for %s', (pathname, _, visit, expected) => {
    const needsSession = pathname.startsWith(paths.profile);
    expect(destination({ ...visit, pathname, needsSession })).toEqual(expected);
  });
});

describe('readings S3: the requested address', () => {
  it.each(['/main', '/main/investment-opportunities/1?tab=terms', '/main?x=1'])(
    'accepts %s',
    (path) => {
      expect(readReturnTo(returnState(path))).toBe(path);
    },
  );

  it.each([
    returnState('https://evil.example/main'),
    returnState('//evil.example/main'),
    returnState('/mainland'),
    returnState('/acceptance'),
    { returnTo: 7 },
    null,
    'text',
  ])('rejects %p', (state) => {
    expect(readReturnTo(state)).toBeUndefined();
  });
});
