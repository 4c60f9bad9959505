import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign } from '@investor-portal/shared/testing/sandbox';
import { show, signIn } from '../testing/show';
import { draftOf, wallet } from './testing/submission';
import { ReviewCard } from './ReviewPage';

/** Shows the review of an amount, PHP. */
async function openReview(investor: string, amount: number, campaign: Campaign) {
  const draft = draftOf(investor, campaign, amount);
  show(<ReviewCard campaign={campaign} draft={draft} payment={wallet} onDraftChange={() => {}} />);
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  return submit;
}
const offering = { minAmountPerInvestor: 1_000, maxAmountPerInvestor: 0 };

it('waits for the account, and keeps a refusal and its ways on beside Submit', async () => {
  const { externalReferenceCode } = await signIn('Basic', { balance: 100_000 });
  const campaign = await createCampaign(offering);
  const submit = await openReview(externalReferenceCode, 60_000, campaign);
  await userEvent.click(submit);
  expect(
    await screen.findByText(/^Your commitments would pass the standard investment limit/),
  ).toBeVisible();
  expect(submit).toHaveAccessibleDescription(/Premium Account Access waives it\./);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([paths.invest(campaign.guid), paths.premiumAccount]),
  );
});

it('asks before a second commitment however many newer ones stand elsewhere', async () => {
  const { externalReferenceCode, commit } = await signIn('Premium', { balance: 500_000 });
  const [campaign, other] = [await createCampaign(offering), await createCampaign(offering)];
  await commit(campaign, 20_000);
  for (let newer = 0; newer < 11; newer += 1) await commit(other, 1_000);
  await userEvent.click(await openReview(externalReferenceCode, 20_000, campaign));
  expect(await screen.findByRole('dialog', { name: 'Commit again?' })).toHaveTextContent(
    'PHP 20,000.00',
  );
});
