import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  externalAtom,
  userDetailsSchema,
  usersAtom,
} from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { configure } from '@investor-portal/shared/testing/configure';
import { Navigation } from './Navigation';

function openAt(address: string) {
  configure();
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <Navigation />
    </MemoryRouter>,
  );
  // The first one is the header's, hidden on the narrow screen that jsdom has.
  return within(container.querySelector('nav') ?? container);
}

describe('§2 the navigation', () => {
  it('has the menu’s links in the header, with the current one marked', () => {
    const links = openAt(paths.stockPosition('7')).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Profile', null],
      ['Investment Opportunities', null],
      ['Portfolio', 'page'],
    ]);
  });

  it('offers each link once while the menu is open', async () => {
    openAt(paths.profile);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(within(dialog).getByRole('link', { name: 'Portfolio' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Portfolio' })).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('link', { name: 'Portfolio' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('with pending actions in the portfolio', () => {
    const dayMs = 86_400_000;
    const deadline = (id: string, fromDays: number, untilDays: number) => ({
      id,
      from: Date.now() + fromDays * dayMs,
      until: Date.now() + untilDays * dayMs,
    });

    beforeEach(() => {
      configure();
      store.set(externalAtom, {
        code: 'P',
        externalReferenceCode: 'EXT-1',
        tokenDetails: { access_token: 'token' },
      });
      const deadlines = [deadline('a', -1, 1), deadline('b', -2, 2), deadline('later', 3, 6)];
      localStorage.setItem('investor:pending-deadlines:EXT-1', JSON.stringify(deadlines));
    });
    afterEach(() => {
      localStorage.clear();
      store.set(usersAtom, null);
    });

    it('describes the link with its number, and keeps the link’s name', async () => {
      openAt(paths.profile);
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Portfolio' });
      await waitFor(() => expect(link).toHaveAccessibleDescription('2 need your action'));
      expect(within(link).getByText('2')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute(
        'aria-describedby',
        link.getAttribute('aria-describedby'),
      );
    });

    it('counts a registration that is not complete', async () => {
      localStorage.clear();
      store.set(usersAtom, v.parse(userDetailsSchema, {}));
      openAt(paths.profile);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Menu' })).toHaveAccessibleDescription(
          '1 needs your action',
        ),
      );
    });
  });
});
