import { screen } from '@testing-library/react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { hideAmounts } from '@investor-portal/shared/testing/hide-amounts';
import { type Tier, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show as showScreen } from '@investor-portal/shared/testing/show';
import { subjectOf, SubmitBlockerNotice } from './SubmitFailure';
import type { SubmitBlocker } from './submit-blocker';

async function show(blocker: SubmitBlocker, tier: Tier = 'Basic') {
  const { externalReferenceCode } = await signIn(tier);
  const [campaign, user] = [await createCampaign(), await fetchUserDetails(externalReferenceCode)];
  const context = { campaign, user, missing: null, closed: false, onCheck: () => {} };
  showScreen(<SubmitBlockerNotice blocker={blocker} {...context} />);
  return campaign;
}

const tooPoor = 'Your wallet balance of PHP 10.00 is not enough.';

const premium = 'Apply for Premium Account Access';
const register = 'Complete your registration';
const change = 'Change amount';
const browse = 'Browse campaigns';
it.each([
  ['Above the standard limit.', 'Basic', [change, premium]],
  ['Above the standard limit.', 'Premium', [change]],
  [tooPoor, 'Basic', [change]],
  ['This offering has ended.', 'Basic', [browse]],
  ['Complete your registration first.', 'New', [register]],
  // The sentence does not say what to change.
  ['Code 17.', 'Basic', []],
] as const)(
  'a refusal quotes “%s” silently, and leads an investor who is %s on by %j',
  async (...row) => {
    const [message, tier, names] = row;
    const campaign = await show({ kind: 'refused', message }, tier);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Your commitment wasn’t made')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    const targets = {
      [change]: paths.invest(campaign.guid),
      [premium]: paths.premiumAccount,
      [register]: paths.registration,
      [browse]: paths.opportunities,
    };
    const links = [...document.querySelectorAll('a:not([href^="mailto:"])')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      names.map((name) => [name, targets[name]]),
    );
    expect(screen.queryByText(/^For help, contact/) !== null).toBe(message === 'Code 17.');
  },
);

const unknown = 'We don’t know yet whether your commitment was made';
const attempt = { kind: 'unconfirmed', keys: ['k'], sameAmount: true } as const;

const serverMessage = '<b>Maintenance</b> until 6 PM.';
const quoted = `The platform answered: ${serverMessage}`;
it.each<[string, SubmitBlocker]>([
  ['It isn’t among your Investment Commitments so far, but it may still arrive.', attempt],
  ['If you submit again, we mark it as the same commitment.', { ...attempt, checked: true }],
  [`This time nothing was committed: ${tooPoor}`, { ...attempt, refusal: tooPoor }],
  [unknown, { kind: 'unreadable' }],
  [quoted, { ...attempt, serverMessage }],
  [quoted, { kind: 'unreadable', serverMessage }],
])(
  'an unknown outcome is one announcement without a word of failure: “%s”',
  async (text, blocker) => {
    await show(blocker);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(unknown);
    expect(status).toHaveTextContent(text);
    expect(status.textContent?.includes('answered')).toBe(text === quoted);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const list = screen.getByRole('link', { name: 'Investment Commitments' });
    expect(list).toHaveAttribute('href', paths.commitments);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText(/submit/i) !== null).toBe('checked' in blocker);
  },
);

it('names what was committed earlier, and hides it from an investor who hides amounts', async () => {
  const made = { commitmentAmount: 25_010.5, commitmentDate: '', createdOn: '' };
  const commitment = made as Commitment;
  const { nameOfIssuer } = await show({ kind: 'committed-earlier', commitment });
  expect(screen.getByRole('status')).toHaveTextContent(
    `You already committed PHP 25,010.50 to ${nameOfIssuer}.`,
  );
  hideAmounts(true);
  expect(screen.getByRole('status')).not.toHaveTextContent('25,010');
  hideAmounts(false);
});

it.each([
  ['Your commitments would pass the standard investment limit of PHP 50,000.00.', 'limit'],
  ['Above the Standard Limit.', 'limit'],
  ['Only with Premium Account Access.', 'limit'],
  ['Insufficient funds', 'wallet'],
  ['This payment option cannot be used.', 'payment'],
  ['The offering period has changed. Please review the campaign again.', 'campaign'],
  ['This offering has not started yet.', 'campaign'],
  ['This campaign is fully subscribed.', 'closed'],
  ['This campaign can take only PHP 1,000.00 more.', 'amount'],
  ['Entered amount must be at least 5,000.00.', 'amount'],
  ['Too many requests.', undefined],
])('takes %j to be about %s', (sentence, subject) => {
  expect(subjectOf(sentence)).toBe(subject);
});
