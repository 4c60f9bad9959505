import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { noteServerTime, serverNow } from '@investor-portal/shared/session/server-time';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { forgetSession } from '@investor-portal/shared/session/session';
import { handoverMessage } from '@investor-portal/shared/testing/external-details';
import {
  control,
  createCampaign,
  signIn,
  type SignedInInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { listenForHandover } from '../handover/receive-handover';
import { ReconfirmBanner } from './LateNotices';
import { PendingCounter } from './PendingCounter';

/** Makes a commitment of the investor that has to be reconfirmed. */
async function toReconfirm(investor: SignedInInvestor) {
  const campaign = await createCampaign({ endsInHours: 240, minAmountPerInvestor: 1_000 });
  await investor.commit(campaign, 10_000);
  const change = { sharePrice: 90, reconfirmWithinSeconds: 7_200 };
  await control(`campaigns/${campaign.guid}/material-change`, change);
  return investor;
}

let router: ReturnType<typeof show>['router'];
const go = (path: string) => act(() => router.navigate(path));

/** Renders the screens' frame at an address, and counts its requests. */
function openAt(address: string) {
  const sent = jest.spyOn(globalThis, 'fetch');
  const screens = (
    <>
      <button aria-describedby="note">
        <span>Menu</span>
        <PendingCounter noteId="note" />
      </button>
      <ReconfirmBanner />
    </>
  );
  ({ router } = show(screens, [address]));
  const asked = (call = 'commitment/investor') =>
    sent.mock.calls.filter(([request]) =>
      (request instanceof Request ? request.url : String(request)).includes(call),
    ).length;
  const answered = () => Promise.all(sent.mock.results.map(({ value }) => value as unknown));
  return { asked, answered };
}

let stopListening = () => {};
afterEach(() => {
  stopListening();
  localStorage.clear();
  noteServerTime('page', Date.now());
});

describe('the banner of a reconfirmation', () => {
  it('names deadline and issuer, leads to the commitment, asks once, and goes with the session', async () => {
    await toReconfirm(await signIn());
    const { asked } = openAt(paths.profile);
    const link = await screen.findByRole('link', {
      name: /^Reconfirm by \d{4}-\d\d-\d\d, \d\d:\d\d PHT ?Your commitment to .+/,
    });
    expect(link.getAttribute('href')).toMatch(/investment-commitments\/.+\/.+/);
    for (const path of [paths.payment('c'), paths.portfolio]) {
      await go(path);
      expect(screen.queryByRole('link')).toBeNull();
    }
    for (const path of [paths.commitments, paths.opportunities]) {
      await go(path);
      expect(screen.getByRole('link')).toBeVisible();
    }
    expect(asked()).toBe(1);
    act(() => forgetSession());
    expect(screen.queryByText(/econfirm/)).toBeNull();
  });

  it.each<[when: string, look: (investor: SignedInInvestor) => unknown]>([
    ['shows the page again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['goes to another screen', () => router.navigate(paths.opportunities)],
    [
      'is handed over again',
      ({ externalReferenceCode, tokenDetails }) => {
        const message = handoverMessage(externalReferenceCode, tokenDetails.access_token);
        receiveMessage(message, runtimeConfig().platformOrigins[0]);
      },
    ],
  ])('appears on an open page once the investor %s, at most every few minutes', async (_, look) => {
    const investor = await signIn();
    stopListening = listenForHandover();
    const { asked, answered } = openAt(paths.profile);
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => answered());
    await toReconfirm(investor);
    await act(async () => look(investor));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => noteServerTime('api', serverNow() + 6 * 60_000));
    await act(async () => look(investor));
    await go(paths.commitments);
    expect(asked()).toBe(1);
    hidden.mockReturnValue(false);
    await act(async () => look(investor));
    expect(await screen.findByRole('link')).toBeVisible();
    // The rest of the screen is read again.
    expect(asked('/details')).toBe(2);
    await act(async () => look(investor));
    expect(asked()).toBe(2);
  });

  it('leads to the portfolio when there are several, which the menu’s button counts, and names a deadline without a time', async () => {
    const { answerWithRows } = await signIn();
    const deadline = { commitmentStatusCode: 'REC', reconfirmDeadlineDate: '2099-12-05' };
    const rows = ['c', 'd'].map((guid) => ({ guid, nameOfIssuer: 'Tala', ...deadline }));
    await answerWithRows('commitments', rows);
    openAt(paths.profile);
    const name = /^Reconfirm by 2099-12-05 ?Tala and 1 more$/;
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', paths.portfolio);
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAccessibleDescription('2 commitments need your action');
    expect(screen.getByText('2')).toBeVisible();
  });

  it('says nothing after a failure', async () => {
    const { fail } = await toReconfirm(await signIn());
    await fail('commitments', { status: 500 });
    const { asked, answered } = openAt(paths.profile);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    await act(() => answered());
    expect(screen.queryByText(/econfirm/)).toBeNull();
  });

  it('does not ask for an investor who is not registered', async () => {
    await signIn('New');
    const { asked, answered } = openAt(paths.profile);
    await act(() => answered());
    expect(asked()).toBe(0);
  });
});
