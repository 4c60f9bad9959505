import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import type { MissingSessionReason } from '@investor-portal/shared/session/page-session';
import { configure } from '@investor-portal/shared/testing/configure';
import { show } from '@investor-portal/shared/testing/show';
import {
  messagesArrived,
  receiveMessage,
  recordMessages,
} from '@investor-portal/shared/testing/window-messages';
import { listenForHandover } from '../handover/receive-handover';
import { MissingSessionNotice, MissingSessionPage, signInPurpose } from './MissingSession';
import { handoverTimeoutMs } from './use-missing-handover';

function open(reason: MissingSessionReason, requested: string) {
  const entry = { pathname: paths.acceptance, state: { returnTo: requested } };
  show(<MissingSessionNotice reason={reason} />, [entry]);
  return screen.getByRole('status');
}

beforeEach(() => configure({ platformOrigins: [window.location.origin] }));

describe('readings S3, S8: a visitor without a session', () => {
  const unavailable = { action: 'portal:session-unavailable' };
  const unreadable = { action: 'bibo', value: '{}' };

  it.each([
    ['does not answer', null, 'timeout', /Waiting for.+ see your portfolio, or press Retry\./],
    ['could not ask its server', unavailable, 'unavailable', /did not answer/],
    ['sent what cannot be read', unreadable, 'unavailable', /hasn’t opened a session/],
  ] as const)('is told that the platform %s, and whom to contact', (_, message, reason, text) => {
    configure({ platformOrigins: [window.location.origin], links: { support: 'help@p.example' } });
    const stop = listenForHandover();
    if (message) receiveMessage(message);
    const notice = open(reason, paths.portfolio);
    expect(notice).toHaveTextContent(text);
    expect(notice).toHaveTextContent('contact support: help@p.example');
    stop();
  });

  it('is sent to the platform’s page where the portal is not embedded, as there is nobody to ask', () => {
    configure({ platformOrigins: ['https://platform.example'] });
    const notice = open('timeout', paths.campaign('1'));
    expect(notice).toHaveTextContent('Sign in on the platform to invest');
    expect(notice).toHaveTextContent('open the portal from the platform’s page');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Investment Opportunities' })).toBeVisible();
  });

  it('is told that Retry failed', async () => {
    jest.useFakeTimers();
    const notice = open('not-signed-in', paths.portfolio);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => jest.advanceTimersByTime(handoverTimeoutMs));
    expect(notice).toHaveTextContent('We asked the platform, but it hasn’t opened a session.');
    jest.useRealTimers();
    await messagesArrived();
  });

  it.each([
    [paths.invest('1'), 'https://platform.example/c/1'],
    [paths.campaign('1'), 'https://platform.example/c/1'],
    [paths.watchlist, 'https://platform.example'],
    [paths.portfolio, 'https://platform.example'],
  ])('is led from %s to the platform, at the campaign where it has one', (requested, address) => {
    const campaignShareUrl = 'https://platform.example/c/{campaign}';
    configure({ platformOrigins: ['https://platform.example'], campaignShareUrl });
    open('timeout', requested);
    const link = screen.getByRole('link', { name: 'Go to the platform' });
    expect(link).toHaveAttribute('href', address);
  });
});

describe('readings S2: the registration without a session', () => {
  const openAfterAccept = (reason: MissingSessionReason = 'not-signed-in') =>
    show(<MissingSessionPage reason={reason} />, [
      { pathname: paths.registration, key: 'after-accept' },
    ]);

  it('asks the platform after Accept, and does not ask the visitor a second time', async () => {
    const posted = recordMessages();
    openAfterAccept();
    expect(screen.getByRole('heading')).toHaveTextContent('Your registration opens here');
    expect(screen.queryByText(/^sign in/i)).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted).toEqual([{ action: 'portal:session-expired', value: { reason: 'retry' } }]);
  });

  it('still says after Accept that the platform has not opened a session, and whom to contact', () => {
    configure({ platformOrigins: [window.location.origin], links: { support: 'help@p.example' } });
    openAfterAccept('timeout');
    expect(screen.getByRole('heading')).toHaveTextContent('Waiting for your session');
    expect(screen.getByText(/contact support: help@p\.example/)).toBeVisible();
  });

  it('leads to the platform after Accept where there is nobody to ask', () => {
    configure({ platformOrigins: ['https://platform.example'] });
    openAfterAccept();
    expect(screen.getByRole('heading')).toHaveTextContent('Register from the platform’s page');
    expect(screen.getByRole('link', { name: 'Go to the platform' })).toBeVisible();
  });
});

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
