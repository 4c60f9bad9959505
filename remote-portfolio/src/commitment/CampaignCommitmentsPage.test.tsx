import { screen, within } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { openPortfolio } from '../testing/open-portfolio';

it.each([
  [[], null, null],
  [[5_000], 'PHP 5,000.00', null],
  [[5_000, 6_000], 'PHP 11,000.00', 'The sum of 2 commitments.'],
])(
  'for commitments of %j leads with %s and %s, and offers no actions',
  async (amounts, sum, note) => {
    const investor = await signIn();
    const campaign = await createCampaign({ minAmountPerInvestor: 1_000 });
    for (const amount of amounts) await investor.commit(campaign, amount);
    openPortfolio(paths.commitmentByCampaign(campaign.guid));
    await screen.findByRole('heading', { name: 'Introduction' });
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Issuer Name')).toBeInTheDocument();
    expect(header.queryByText(/^PHP/)?.textContent ?? null).toBe(sum);
    expect(header.queryByText('Ongoing') !== null).toBe(sum !== null);
    expect(header.queryByText(/^The sum/)?.textContent ?? null).toBe(note);
    // The company and the documents come last.
    const headings = screen.getAllByRole('heading', { level: 2 });
    const texts = headings.map((heading) => heading.textContent);
    const modules = 'Introduction, Team, Updates, Discussion, Company Details, Documents';
    expect(texts.join(', ')).toBe(`Your commitments, ${modules}`);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Publish View']);
    expect(screen.queryByRole('button', { name: 'Actions' })).not.toBeInTheDocument();
  },
);

async function openWith(rowsOf: (guid: string) => object[]) {
  const { answerWithRows } = await signIn();
  const { guid } = await createCampaign();
  await answerWithRows('commitmentsByCampaign', rowsOf(guid));
  openPortfolio(paths.commitmentByCampaign(guid));
  return within(await screen.findByRole('region', { name: 'Your commitments' }));
}

it('the own commitments are found by the guid of the campaign, which the API may send in either case', async () => {
  const commitments = [{ guid: 'c', commitmentCode: 'CMT-1', commitmentAmount: 5 }];
  const own = await openWith((guid) => [
    { guid: 'other' },
    { guid: guid.toUpperCase(), commitments },
  ]);
  expect(own.getByText('PHP 5.00')).toBeVisible();
});

it('the own commitments are not said to be none while a row cannot be read', async () => {
  const own = await openWith(() => [{ guid: null }]);
  expect(own.getByText('Not included: 1 row that couldn’t be read.')).toBeVisible();
  expect(own.queryByText('No record found')).not.toBeInTheDocument();
});
