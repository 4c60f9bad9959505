import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
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
});
