import { act, screen } from '@testing-library/react';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { type Tier, createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show as showScreen } from '@investor-portal/shared/testing/show';
import { SubmitBlockerNotice } from './SubmitBlockerNotice';
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
const closed = { ...overLimit, message: 'This offering has ended.' };
const odd = { ...overLimit, message: 'Code 17.' };
const tooPoor = { ...overLimit, message: 'Your wallet balance of PHP 10.00 is not enough.' };
const link = (name: string) => screen.getByRole('link', { name });
const premium = 'Apply for Premium Account Access';

describe('a refusal beside Submit', () => {
  it('shows the server’s sentence without announcing it again, and leads back to the amount', async () => {
    const campaign = await show(tooPoor);
    expect(screen.getByText(tooPoor.message)).toBeVisible();
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

  it('leads to the other campaigns after a closed one, rather than to the amount', async () => {
    await show(closed);
    expect(link('Browse campaigns')).toHaveAttribute('href', paths.opportunities);
    expect(screen.queryByRole('link', { name: 'Change amount' })).not.toBeInTheDocument();
  });

  it('names the support where the sentence does not say what to change', async () => {
    await show(odd);
    expect(screen.getByText(/^For help, contact/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change amount' })).not.toBeInTheDocument();
  });

  it('leads an investor who is not registered to the registration', async () => {
    await show({ ...overLimit, message: 'Complete your registration before you invest.' }, 'New');
    expect(link('Complete your registration')).toHaveAttribute('href', paths.registration);
  });
});

describe('an outcome that is unknown', () => {
  const unknown = 'We don’t know yet whether your commitment was made';

  it('is one announcement, without a word of failure', async () => {
    await show({ kind: 'unconfirmed', keys: ['k'], sameAmount: true });
    expect(screen.getByRole('status')).toHaveTextContent(unknown);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(link('Investment Commitments')).toHaveAttribute('href', paths.commitments);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    expect(screen.queryByText(/submit/i)).not.toBeInTheDocument();
  });

  it('does not promise that the platform recognises what is submitted again', async () => {
    await show({ kind: 'unconfirmed', keys: ['k'], sameAmount: true, checked: true });
    expect(screen.getByRole('status')).toHaveTextContent(
      'If you submit again, we mark it as the same commitment. If two are listed afterwards, cancel one.',
    );
  });

  it('stays unknown while another request is refused, and says why that was', async () => {
    await show({ kind: 'unconfirmed', keys: ['k'], sameAmount: true, refusal: tooPoor.message });
    expect(screen.getByRole('status')).toHaveTextContent(unknown);
    expect(screen.getByRole('status')).toHaveTextContent(
      `This time nothing was committed: ${tooPoor.message}`,
    );
  });

  it.each<SubmitBlocker>([
    {
      kind: 'unconfirmed',
      keys: ['k'],
      sameAmount: true,
      serverMessage: '<b>Maintenance</b> until 6 PM.',
    },
    { kind: 'unreadable', serverMessage: '<b>Maintenance</b> until 6 PM.' },
  ])('quotes what the server said as text: $kind', async (blocker) => {
    await show(blocker);
    const quoted = 'The platform answered: <b>Maintenance</b> until 6 PM.';
    expect(screen.getByRole('status')).toHaveTextContent(quoted);
  });

  it('says that the commitments could not be loaded', async () => {
    await show({ kind: 'unreadable' });
    expect(screen.getByRole('status')).toHaveTextContent(unknown);
    expect(screen.getByRole('status')).not.toHaveTextContent('answered');
  });
});

it('hides what was committed earlier from an investor who hides amounts', async () => {
  const tellAmountsHidden = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'amounts-hidden' })));
  const commitment = {
    commitmentAmount: 25_010.5,
    commitmentDate: '',
    createdOn: '',
  } as Commitment;
  localStorage.setItem('amounts-hidden', '1');
  await show({ kind: 'committed-earlier', commitment });
  tellAmountsHidden();
  expect(screen.getByRole('status')).toHaveTextContent('You already committed');
  expect(screen.getByRole('status')).not.toHaveTextContent('25,010');
  localStorage.removeItem('amounts-hidden');
  tellAmountsHidden();
});
