import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { openSession, setUser } from '@investor-portal/shared/testing/page-session';
import { show } from '@investor-portal/shared/testing/show';
import { startHostLoader } from '../federation/host-loader';
import { Navigation } from './Navigation';

beforeAll(startHostLoader);
afterEach(() => {
  localStorage.clear();
  forgetSession();
});

function openAt(address: string, config: Parameters<typeof configure>[0] = {}) {
  configure(config);
  const { container } = show(<Navigation />, [address]);
  // The first nav is the header's. The narrow screen of jsdom hides it.
  return within(container.querySelector('nav') ?? container);
}

it('§2: the navigation has its links in the header, and in the menu more screens, help and who is signed in', async () => {
  setUser({ firstName: 'Liwayway', lastName: 'Santos' });
  const header = openAt(paths.watchlist, { links: { support: 'help@platform.example' } });
  const links = header.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Profile', null],
    ['Investment Opportunities', 'page'],
    ['Portfolio', null],
  ]);
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  const menu = within(dialog);
  const watchlist = await menu.findByRole('link', { name: 'Watchlist' });
  expect(watchlist).toHaveAttribute('aria-current', 'page');
  for (const name of ['Documents', 'What these words mean'])
    expect(menu.getByRole('link', { name })).toBeVisible();
  const help = menu.getByRole('link', { name: /^Help/ });
  expect(help).toHaveAttribute('href', 'mailto:help@platform.example');
  expect(menu.getByText('Liwayway Santos')).toBeVisible();
  // The menu is open until a link is followed or a press is outside.
  await userEvent.click(menu.getByRole('link', { name: 'Portfolio' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  await userEvent.click(menu.getByRole('heading', { name: 'Menu' }));
  expect(dialog).toBeVisible();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const pending = (id: string, untilHours: number) => ({
  id,
  campaign: 'c',
  issuer: 'Tala Learning Labs, Inc.',
  until: Date.now() + untilHours * 3_600_000,
  deadline: '',
});
const key = 'investor:to-reconfirm:EXT-1';
const earlierVisit = (...all: object[]) => localStorage.setItem(key, JSON.stringify(all));
/** Another tab reads the list while this page is open. */
const remember = (...all: object[]) => {
  earlierVisit(...all);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
};

it('the menu leads to one commitment to reconfirm, or to all, but not to those of an earlier visit', async () => {
  openSession();
  earlierVisit(pending('a', 1));
  openAt(paths.profile);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog'));
  await menu.findByRole('link', { name: 'Watchlist' });
  expect(screen.queryByText(/your action/)).toBeNull();
  remember(pending('a', 1));
  const one = await menu.findByRole('link', { name: '1 commitment needs your action' });
  expect(one).toHaveAttribute('href', paths.commitment('a', 'c'));
  remember(pending('a', 1), pending('b', 2), pending('over', -1));
  const all = await menu.findByRole('link', { name: '2 commitments need your action' });
  expect(all).toHaveAttribute('href', paths.portfolio);
});
