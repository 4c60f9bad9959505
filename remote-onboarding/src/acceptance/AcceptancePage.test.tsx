import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { configure } from '@investor-portal/shared/testing/configure';
import { renderRemote } from '../testing/render-remote';

describe('§2 welcome screen', () => {
  test('explains the redirect, the cancellation deadline and where to get support', () => {
    configure({ links: { support: 'help@platform.example' } });
    renderRemote(paths.acceptance);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(screen.getAllByRole('listitem').map((note) => note.textContent)).toEqual([
      'You will be redirected to the platform’s portal to commit funds.',
      'An investment can be cancelled up to 48 hours before it closes.',
      'For account issues, contact help@platform.example.',
    ]);
  });

  test('Accept opens the registration and passes on where the visitor was going', async () => {
    configure();
    const state = { returnTo: paths.campaign('1') };
    const router = renderRemote({ pathname: paths.acceptance, state });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(router.state.location.pathname).toBe('/registration');
    expect(router.state.location.state).toEqual(state);
  });

  test.each([
    ['help@platform.example', 'mailto:help@platform.example'],
    ['https://platform.example/help', 'https://platform.example/help'],
  ])('links to support at %s', (support, href) => {
    configure({ links: { support } });
    renderRemote(paths.acceptance);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  test.each([undefined, '+63 2 8888 0000'])('shows support at %s without a link', (support) => {
    configure({ links: { support } });
    renderRemote(paths.acceptance);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
