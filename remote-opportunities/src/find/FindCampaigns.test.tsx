import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { OpportunitiesPage } from '../browse/OpportunitiesPage';
import { show } from '@investor-portal/shared/testing/show';
import { countText } from './FindCampaigns';

function open(search: string) {
  const lists = paths.opportunities;
  const { router } = show(<OpportunitiesPage />, [lists, `${lists}${search}`]);
  return { search: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}
const cards = () => screen.findAllByRole('article');
// Searching for a role in a long list takes jsdom seconds, so this searches by text.
const counted = async (text: string) =>
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');

describe('readings W18: finding campaigns', () => {
  it('searches by code, says how many there are, and keeps the search in the address', async () => {
    await signIn();
    const { campaignCode } = await createCampaign();
    const page = open('');
    await userEvent.click(await screen.findByRole('link', { name: 'Search campaigns' }));
    const field = await screen.findByRole('searchbox', { name: 'Search campaigns' });
    expect(field).toHaveFocus();
    await userEvent.paste(campaignCode);
    await counted('1 campaign found');
    expect(await cards()).toHaveLength(1);
    expect(page.search()).toBe(`?search=${campaignCode}`);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the lists' }));
    expect(screen.getByRole('tab', { name: 'Newest' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search campaigns' })).toHaveFocus();
  });

  it('shows what a shared address says, and goes Back in one step however much was typed', async () => {
    await signIn();
    const page = open('?search=sagada');
    expect(await screen.findByRole('searchbox')).toHaveValue('sagada');
    expect(await cards()).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}y{Enter}');
    await counted('0 campaigns found');
    expect(page.search()).toBe('?search=sagadaxy');
    await page.back();
    expect(await screen.findByRole('tab', { name: 'Newest' })).toBeVisible();
  });

  it.each(['Clear', 'Show all campaigns'])('keeps the focus after %s', async (name) => {
    await signIn();
    open('?search=no-such-campaign');
    await counted('0 campaigns found');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['the search fails', { status: 400 }, 'Retry'],
    [
      'a campaign cannot be read',
      { response: { body: '{"data": [{}], "totalPages": 1}' } },
      'Not included: 1 campaign that couldn’t be read.',
    ],
  ])('counts nothing, and does not say that nothing matches, where %s', async (...row) => {
    const [, fault, shown] = row;
    const { fail } = await signIn();
    await fail('newestCampaigns', fault);
    open('?search=sagada');
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText(/found$|No campaign matches/)).not.toBeInTheDocument();
  });
});

it('claims no number of campaigns while there are more to load', () => {
  const items = Array.from({ length: 20 }, () => ({}) as Campaign);
  expect(countText({ items, hasMore: true })).toBe('More than 20 campaigns found');
});
