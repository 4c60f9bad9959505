import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

const field = () => screen.findByRole('searchbox');
const counted = (text: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(text),
  );
const addressOf = ({ router }: ReturnType<typeof openPortfolio>) => router.state.location.search;

it('the search of commitments and positions asks the API, counts what was found, and clears', async () => {
  await signIn('Premium', { history: true });
  const page = openPortfolio(`${paths.commitments}?view=commitment`);
  const { user } = page;
  const [first] = await screen.findAllByText(/^CMT-/);
  const code = first?.textContent ?? '';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveFocus();
  await user.paste(code);
  await counted('1 commitment found');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(addressOf(page)).toBe(`?view=commitment&search=${code}`);
  await user.type(await field(), 'x');
  expect(await screen.findByText('No record found')).toBeVisible();
  await counted('0 commitments found');
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(clear ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(addressOf(page)).toBe('?view=commitment');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('the search stays after Back and at its address, says why it failed, and counts rows that cannot be read', async () => {
  const { answerWithRows, fail } = await signIn('Premium', { history: true });
  const { router } = openPortfolio(`${paths.commitments}?search=nothing-like-it`);
  expect(await screen.findByText('No record found')).toBeVisible();
  expect(await field()).toHaveValue('nothing-like-it');
  expect(await field()).not.toHaveFocus();
  await act(() => router.navigate(`${paths.stockPositions}?search=nothing-like-it`));
  expect(await screen.findByText(/^Nothing here matches/)).toBeVisible();
  await counted('0 positions found');
  await act(() => router.navigate(-1));
  await counted('0 campaigns found');
  await fail('stockMemos', { status: 400 });
  await act(() => router.navigate(`${paths.stockPositions}?search=SM`));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  await counted('');
  expect(screen.getByRole('searchbox')).toBeVisible();
  await answerWithRows('commitments', [{ guid: null }]);
  await act(() => router.navigate(`${paths.commitments}?view=commitment&search=CMT`));
  await counted('1 commitment found');
  expect(screen.getByText(/^Not included: 1 commitment/)).toBeVisible();
  expect(screen.queryByText('No record found')).not.toBeInTheDocument();
});
