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

it.each([
  [[], null, null],
  [[5_000], 'PHP 5,000.00', null],
  [[5_000, 6_000], 'PHP 11,000.00', 'The sum of 2 commitments.'],
])('leads with the issuer, and of commitments of %j with %s and %s', async (amounts, sum, note) => {
  const header = await openFor(...amounts);
  expect(header.getByText('Issuer Name')).toBeInTheDocument();
  expect(header.queryByText(/^PHP/)?.textContent ?? null).toBe(sum);
  expect(header.queryByText('Ongoing') !== null).toBe(sum !== null);
  expect(header.queryByText(/^The sum/)?.textContent ?? null).toBe(note);
});

it('has the own commitments first, and the company and the documents last', async () => {
  await openFor(5_000);
  const headings = screen.getAllByRole('heading', { level: 2 });
  const texts = headings.map((heading) => heading.textContent);
  const modules = 'Introduction, Team, Updates, Discussion, Company Details, Documents';
  expect(texts.join(', ')).toBe(`Your commitments, ${modules}`);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Publish View']);
  expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
});

describe('the own commitments', () => {
  async function openWith(rowsOf: (guid: string) => object[]) {
    const { answerWithRows } = await signIn();
    const { guid } = await createCampaign();
    await answerWithRows('commitmentsByCampaign', rowsOf(guid));
    openPortfolio(paths.commitmentByCampaign(guid));
    return within(await screen.findByRole('region', { name: 'Your commitments' }));
  }

  it('are found by the guid of the campaign, which the API may send in either case', async () => {
    const commitments = [{ guid: 'c', commitmentCode: 'CMT-1', commitmentAmount: 5 }];
    const own = await openWith((guid) => [
      { guid: 'other' },
      { guid: guid.toUpperCase(), commitments },
    ]);
    expect(own.getByText('PHP 5.00')).toBeVisible();
  });

  it('are not said to be none while a row cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const own = await openWith(() => [{ guid: null }]);
    expect(own.getByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
    expect(own.queryByText('No record found')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
