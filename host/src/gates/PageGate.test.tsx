import { act, screen } from '@testing-library/react';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  activeSession,
  pendingSession,
  setPageSession,
} from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { listenForHandover } from '../handover/receive-handover';
import { PageGate } from './PageGate';
import { report } from '../session/session-effects';

function open() {
  show(
    <PageGate>
      <p>Balance of the investor</p>
    </PageGate>,
  );
}

const screenOfInvestor = () => screen.queryByText('Balance of the investor');

beforeEach(() => {
  configure();
  forgetSession();
  setPageSession(pendingSession);
});

it.each<[string, () => void]>([
  ['confirms its investor', () => setPageSession(activeSession())],
  // The visitor's screen is shown, and the stored session is still withheld.
  ['does not respond in time', () => report({ type: 'handover timed out' })],
])('§1: hides a stored session until the platform %s', (_what, happen) => {
  localStorage.setItem('externalCode', '"EXT-1"');
  open();
  expect(screenOfInvestor()).toBeNull();
  expect(screen.getByText('Loading...')).toBeVisible();
  act(happen);
  expect(screenOfInvestor()).toBeVisible();
});

const again = 'Open the portal again';
const superseded = { name: 'superseded', investor: 'EXT-1' } as const;
const unusable = { name: 'unusable', investor: 'EXT-1', startsOver: false } as const;

it.each<[string, string, () => void]>([
  ['You’ve been signed out', again, () => report({ type: 'platform signed out' })],
  ['Another investor opened the portal', again, () => setPageSession(superseded)],
  // A restart would loop.
  ['The portal can’t use your session', 'Retry', () => setPageSession(unusable)],
])('says at the end of a session %j, and offers %j', (title, button, end) => {
  setPageSession(activeSession());
  open();
  act(end);
  expect(screenOfInvestor()).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

it('offers the platform’s own sign-in to the investor who has signed out, where the page has one', () => {
  configure({ platformOrigins: [window.location.origin] });
  const stop = listenForHandover();
  setPageSession(activeSession());
  open();
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  act(() => receiveMessage({ action: 'portal:sign-out' }));
  expect(buttons()).toEqual([again]);
  act(() => receiveMessage({ action: 'portal:sign-out', signIn: true }));
  expect(buttons()).toEqual(['Sign in', again]);
  act(() => setPageSession(superseded));
  expect(buttons()).toEqual([again]);
  stop();
});

it('shows the screen at once without a stored session, and hides it while the page closes', () => {
  open();
  expect(screenOfInvestor()).toBeVisible();
  act(() => setPageSession({ name: 'closing', investor: 'EXT-1' }));
  expect(screenOfInvestor()).toBeNull();
});
