import { screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

describe('on a wide screen', () => {
  beforeEach(() => {
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  const links = (timeout = 1_000) =>
    screen.findByRole('navigation', { name: 'More about your portfolio' }, { timeout });

  it('shows the links below what needs an action, however late that loads', async () => {
    const investor = await signIn('Premium', { history: true });
    await investor.fail('commitments', { times: 1, delayMs: 3_500 });
    openPortfolio(paths.portfolio);
    expect(await screen.findByText('Stock Positions')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    const column = (await links(5_000)).parentElement;
    const needs = screen.getByRole('region', { name: 'Needs your action' });
    expect(needs.parentElement?.compareDocumentPosition(column ?? needs)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows the links first if nothing needs an action', async () => {
    await signIn('Premium', { balance: 1_000 });
    openPortfolio(paths.portfolio);
    expect(await links()).toBeVisible();
    expect(screen.queryByText('Needs your action')).not.toBeInTheDocument();
  });
});
