import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

async function openFor(...amounts: number[]) {
  const investor = await signIn();
  const campaign = await createCampaign({ minAmountPerInvestor: 1_000 });
  for (const amount of amounts) await investor.commit(campaign, amount);
  openPortfolio(paths.commitmentByCampaign(campaign.guid));
  await screen.findByRole('heading', { name: 'Introduction' });
  return within(screen.getByRole('banner'));
}

it('leads with the amount and the status of the only commitment', async () => {
  const header = await openFor(5_000);
  expect(header.getByText('PHP 5,000.00')).toBeVisible();
  expect(header.getByText('Ongoing')).toBeVisible();
  expect(header.queryByText(/^The sum/)).not.toBeInTheDocument();
});

it('leads with the sum of several commitments, and says so', async () => {
  const header = await openFor(5_000, 6_000);
  expect(header.getByText('PHP 11,000.00')).toBeVisible();
  expect(header.getByText('The sum of 2 commitments.')).toBeVisible();
});

it('leads with the issuer alone without a commitment', async () => {
  const header = await openFor();
  expect(header.getByText('Issuer Name')).toBeInTheDocument();
  expect(header.queryByText('Amount')).not.toBeInTheDocument();
});

it('has the own commitments first, then the modules of the campaign’s screen in its order', async () => {
  await openFor(5_000);
  const headings = screen.getAllByRole('heading', { level: 2 });
  const texts = headings.map((heading) => heading.textContent);
  const modules = 'Introduction, Team, Company Details, Updates, Documents, Discussion';
  expect(texts.join(', ')).toBe(`Your commitments, ${modules}`);
});
