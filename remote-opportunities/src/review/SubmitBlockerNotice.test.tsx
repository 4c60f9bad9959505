import { screen } from '@testing-library/react';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/partner';
import { paths } from '@investor-portal/shared/routes/paths';
import { createCampaign, type Tier } from '@investor-portal/shared/testing/sandbox';
import { show as showScreen, signIn } from '../testing/show';
import { SubmitBlockerNotice } from './SubmitBlockerNotice';
import type { SubmitBlocker } from './submit-state';

async function show(blocker: SubmitBlocker, tier: Tier = 'Basic') {
  const { externalReferenceCode } = await signIn(tier);
  const [campaign, user] = [await createCampaign(), await fetchUserDetails(externalReferenceCode)];
  const context = { campaign, user, closed: false, onCheck: () => {} };
  showScreen(<SubmitBlockerNotice blocker={blocker} {...context} />);
  return campaign;
}

const overLimit: SubmitBlocker = {
  kind: 'refused',
  message:
    'Your commitments would pass the standard investment limit of PHP 50,000.00. Premium Account Access waives it.',
  unresolved: false,
};
const tooPoor = { ...overLimit, message: 'Your wallet balance of PHP 10.00 is not enough.' };
const link = (name: string) => screen.getByRole('link', { name });
const premium = 'Apply for Premium Account Access';

describe('a refusal beside Submit', () => {
  it('shows the server’s sentence without announcing it again, and leads back to the amount', async () => {
    const campaign = await show(tooPoor);
    expect(screen.getByText(tooPoor.message)).toBeVisible();
    expect(screen.getByText('Your commitment wasn’t made.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(link('Change amount')).toHaveAttribute('href', paths.invest(campaign.guid));
    expect(screen.queryByRole('link', { name: premium })).not.toBeInTheDocument();
  });

  it('leads a Basic investor from the standard limit to Premium Account Access', async () => {
    await show(overLimit);
    expect(link(premium)).toHaveAttribute('href', paths.premiumAccount);
    expect(link('Change amount')).toBeVisible();
  });

  it('offers Premium Account Access only to investors without it', async () => {
    await show(overLimit, 'Premium');
    expect(screen.queryByRole('link', { name: premium })).not.toBeInTheDocument();
  });

  it('leads an investor who is not registered to the registration', async () => {
    await show({ ...overLimit, message: 'Complete your registration before you invest.' }, 'New');
    expect(link('Complete your registration')).toHaveAttribute('href', paths.registration);
  });

  it('does not call it refused while an earlier attempt is unresolved', async () => {
    await show({ ...tooPoor, unresolved: true });
    expect(screen.getByText('This attempt wasn’t accepted.')).toBeVisible();
    expect(link('Investment Commitments')).toHaveAttribute('href', paths.commitments);
  });
});

describe('an outcome that is unknown', () => {
  it('leads with the server’s sentence, and announces what follows from it', async () => {
    await show({ kind: 'unconfirmed', sameAmount: true, message: 'Down for a moment.' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t confirm your commitment');
    expect(alert).not.toHaveTextContent('Down for a moment.');
    expect(screen.getByText('Down for a moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('is announced as a whole where no toast was shown', async () => {
    await show({ kind: 'unreadable' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We don’t know yet whether your commitment was made',
    );
  });
});
