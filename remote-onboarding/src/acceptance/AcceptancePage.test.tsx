import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { signIn, type Tier } from '@investor-portal/shared/testing/sandbox';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { remote } from '../routes';
import { button, renderRemote } from '../testing/wizard';

// The host also preloads a screen before it renders it.
beforeAll(() => remote.routes.find(({ path }) => path === paths.acceptance)?.preload?.());
beforeEach(() => forgetSession());

const help = 'https://platform.example/help';
test.each([
  ['help@platform.example', 'help@platform.example', 'mailto:help@platform.example'],
  [help, 'the platform’s support (opens in a new tab)', help],
  ['+63 2 8888 0000', '+63 2 8888 0000', undefined],
  [undefined, 'the platform’s support', undefined],
])(
  '§2 the welcome screen explains what to expect, with support at %s, and Accept keeps where the visitor was going',
  async (...row) => {
    const [support, name, href] = row;
    configure({ links: { support } });
    const state = { returnTo: paths.campaign('1') };
    const router = renderRemote({ pathname: paths.acceptance, state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(screen.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      'You will be redirected to the platform’s portal to commit funds.',
      'An investment can be cancelled up to 48 hours before it closes.',
      `For account issues, contact ${name}.`,
    ]);
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
    await userEvent.click(button('Accept'));
    expect(router.state.location.pathname).toBe('/registration');
    expect(router.state.location.state).toEqual(state);
  },
);

describe('readings S2: Accept after a hand-over', () => {
  async function open(tier: Tier, fault: object) {
    const { fail, release } = await signIn(tier);
    await fail('userDetails', { times: 1, ...fault });
    return { router: renderRemote(paths.acceptance), release };
  }
  const nextSteps = 'Next: five steps to open your account.';
  const accept = () => button('Accept');
  const isOpen = () =>
    waitFor(() => expect(accept()).not.toHaveAttribute('aria-busy'), { timeout: 10_000 });

  test('waits until the details show that the investor is not registered', async () => {
    const { router, release } = await open('New', { hold: true });
    expect(accept()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/Checking whether/)).toBeVisible();
    expect(screen.queryByText(nextSteps)).not.toBeInTheDocument();
    await userEvent.click(accept());
    expect(router.state.location.pathname).toBe(paths.acceptance);
    await act(release);
    await isOpen();
    expect(screen.queryByText(/Checking whether/)).toBeNull();
    expect(screen.getByText(nextSteps)).toBeVisible();
    await userEvent.click(accept());
    expect(router.state.location.pathname).toBe(paths.registration);
  });

  test('stays closed to a registered investor, who is about to leave for the profile', async () => {
    await open('Basic', {});
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(accept()).toHaveAttribute('aria-busy', 'true');
  });

  test('says that the registration was received, and not that it is missing', async () => {
    await signIn('New');
    tellOnce({ action: 'portal:registered', value: null }, '');
    renderRemote(paths.acceptance);
    expect(await screen.findByText('We’ve received your registration.')).toBeVisible();
    expect(screen.queryByText(nextSteps)).toBeNull();
  });

  test('opens when the details cannot be loaded: the registration offers Retry', async () => {
    await open('New', { status: 404 });
    await isOpen();
    expect(screen.queryByText(nextSteps)).not.toBeInTheDocument();
  });
});
