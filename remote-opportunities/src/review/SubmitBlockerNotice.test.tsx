import { act, screen } from '@testing-library/react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Tier, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show as showScreen } from '@investor-portal/shared/testing/show';
import { subjectOf, SubmitBlockerNotice } from './SubmitBlockerNotice';
import type { SubmitBlocker } from './submit-blocker';

async function show(blocker: SubmitBlocker, tier: Tier = 'Basic') {
  const { externalReferenceCode } = await signIn(tier);
  const [campaign, user] = [await createCampaign(), await fetchUserDetails(externalReferenceCode)];
  const context = { campaign, user, missing: null, closed: false, onCheck: () => {} };
  showScreen(<SubmitBlockerNotice blocker={blocker} {...context} />);
  return campaign;
}

const overLimit: SubmitBlocker = {
  kind: 'refused',
  message:
    'Your commitments would pass the standard investment limit of PHP 50,000.00. Premium Account Access waives it.',
};
const refused = (message: string): SubmitBlocker => ({ kind: 'refused', message });
const tooPoor = 'Your wallet balance of PHP 10.00 is not enough.';
const link = (name: string) => screen.getByRole('link', { name });
const premium = 'Apply for Premium Account Access';

describe('a refusal beside Submit', () => {
  it('shows the server’s sentence without announcing it again, and leads back to the amount', async () => {
    const campaign = await show(refused(tooPoor));
    expect(screen.getByText(tooPoor)).toBeVisible();
    expect(screen.getByText('Your commitment wasn’t made')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(link('Change amount')).toHaveAttribute('href', paths.invest(campaign.guid));
    expect(screen.queryByRole('link', { name: premium })).not.toBeInTheDocument();
  });

  it.each([
    ['Basic', [paths.premiumAccount]],
    ['Premium', []],
  ] as const)(
    'offers Premium Account Access only to investors without it: %s',
    async (tier, to) => {
      await show(overLimit, tier);
      const links = screen.queryAllByRole('link', { name: premium });
      expect(links.map((each) => each.getAttribute('href'))).toEqual(to);
    },
  );

  it.each([
    ['This offering has ended.', 'Basic', 'Browse campaigns', paths.opportunities],
    [
      'Complete your registration before you invest.',
      'New',
      'Complete your registration',
      paths.registration,
    ],
  ] as const)('leads after “%s” to the next step of %s, not to the amount', async (...row) => {
    const [message, tier, name, href] = row;
    await show(refused(message), tier);
    expect(link(name)).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Change amount' })).not.toBeInTheDocument();
  });

  it('names the support where the sentence does not say what to change', async () => {
    await show(refused('Code 17.'));
    expect(screen.getByText(/^For help, contact/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change amount' })).not.toBeInTheDocument();
  });
});

describe('an outcome that is unknown', () => {
  const unknown = 'We don’t know yet whether your commitment was made';
  const attempt = { kind: 'unconfirmed', keys: ['k'], sameAmount: true } as const;

  it('is one announcement, without a word of failure', async () => {
    await show(attempt);
    expect(screen.getByRole('status')).toHaveTextContent(unknown);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(link('Investment Commitments')).toHaveAttribute('href', paths.commitments);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText(/submit/i)).not.toBeInTheDocument();
  });

  it.each<[string, SubmitBlocker]>([
    [
      'If you submit again, we mark it as the same commitment. If two are listed afterwards, cancel one.',
      { ...attempt, checked: true },
    ],
    [`This time nothing was committed: ${tooPoor}`, { ...attempt, refusal: tooPoor }],
    [unknown, { kind: 'unreadable' }],
  ])('says “%s”', async (text, blocker) => {
    await show(blocker);
    expect(screen.getByRole('status')).toHaveTextContent(unknown);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('status')).not.toHaveTextContent('answered');
  });

  it.each<SubmitBlocker>([
    { ...attempt, serverMessage: '<b>Maintenance</b> until 6 PM.' },
    { kind: 'unreadable', serverMessage: '<b>Maintenance</b> until 6 PM.' },
  ])('quotes what the server said as text: $kind', async (blocker) => {
    await show(blocker);
    const quoted = 'The platform answered: <b>Maintenance</b> until 6 PM.';
    expect(screen.getByRole('status')).toHaveTextContent(quoted);
  });
});

it('names what was committed earlier, and hides it from an investor who hides amounts', async () => {
  const tellAmountsHidden = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'amounts-hidden' })));
  const commitment = {
    commitmentAmount: 25_010.5,
    commitmentDate: '',
    createdOn: '',
  } as Commitment;
  const { nameOfIssuer } = await show({ kind: 'committed-earlier', commitment });
  expect(screen.getByRole('status')).toHaveTextContent(
    `You already committed PHP 25,010.50 to ${nameOfIssuer}.`,
  );
  localStorage.setItem('amounts-hidden', '1');
  tellAmountsHidden();
  expect(screen.getByRole('status')).not.toHaveTextContent('25,010');
  localStorage.removeItem('amounts-hidden');
  tellAmountsHidden();
});
it.each([
  ['Your commitments would pass the standard investment limit of PHP 50,000.00.', 'limit'],
  ['Above the Standard Limit.', 'limit'],
  ['Only with Premium Account Access.', 'limit'],
  ['Your wallet balance of PHP 10.00 is not enough.', 'wallet'],
  ['Insufficient funds', 'wallet'],
  ['This payment option cannot be used.', 'payment'],
  ['The offering period has changed. Please review the campaign again.', 'campaign'],
  ['This offering has not started yet.', 'campaign'],
  ['This offering has ended.', 'closed'],
  ['This campaign is fully subscribed.', 'closed'],
  ['This campaign can take only PHP 1,000.00 more.', 'amount'],
  ['Entered amount must be at least 5,000.00.', 'amount'],
  ['Too many requests.', undefined],
])('takes %j to be about %s', (sentence, subject) => {
  expect(subjectOf(sentence)).toBe(subject);
});
