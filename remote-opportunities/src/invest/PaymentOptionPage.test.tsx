import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { show } from '@investor-portal/shared/testing/show';
import { draftOf } from '../review/testing/submission';
import { PaymentOptionPage } from './PaymentOptionPage';

async function open(fault?: object) {
  const { externalReferenceCode, fail } = await signIn();
  if (fault) await fail('paymentOptions', { times: 1, ...fault });
  const campaign = await createCampaign();
  draftOf(externalReferenceCode, campaign, 5_000);
  const routes = [{ path: patterns.payment, element: <PaymentOptionPage /> }];
  show(routes, [paths.payment(campaign.guid)]);
}

describe('§2 payment options', () => {
  it('preselects the usable option, and lists unusable options apart, where they can be chosen too', async () => {
    await open();
    const usable = await screen.findByRole('radiogroup', { name: 'Payment option' });
    const wallet = screen.getByRole('radio', { name: 'E-Wallet Investor Cash Account' });
    expect(wallet).toBeChecked();
    await waitFor(() => expect(wallet).toHaveAccessibleDescription('PHP 100,000.00'));
    expect(screen.getByText('Investment Amount').nextSibling).toHaveTextContent('PHP 5,000.00');
    const others = screen.getByRole('radiogroup', { name: 'Not available yet' });
    const bibo = within(others).getByRole('radio', { name: /BIBO/ });
    await userEvent.click(bibo);
    expect(bibo).toBeChecked();
    expect(within(usable).getByRole('radio')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    expect(await screen.findByRole('status')).toHaveTextContent('You can’t invest with BIBO Pay');
    await userEvent.click(screen.getByRole('button', { name: 'Use Wallet' }));
    expect(wallet).toBeChecked();
    expect(screen.queryByText(/^You can’t invest with BIBO/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('chooses one that can be used, whatever comes first', async () => {
    const option = (providerCode: string) => ({ productGuid: providerCode, providerCode });
    await open({ response: { body: JSON.stringify({ data: [option('BIBO'), option('EVLT')] }) } });
    const usable = await screen.findByRole('radiogroup', { name: 'Payment option' });
    expect(within(usable).getByRole('radio')).toBeChecked();
  });

  const empty = { response: { body: '{"data": []}' } };
  it.each([
    ['there are none', empty, 'No record foundThere is no way to pay right now.', 1],
    ['they cannot be loaded', { status: 403 }, 'We couldn’t load the payment options', 0],
  ])(
    'says where %s that the amount is saved, and offers Retry',
    async (_why, fault, text, buttons) => {
      await open(fault);
      await waitFor(() => expect(document.body).toHaveTextContent(text));
      expect(document.body).toHaveTextContent('Your amount is saved.');
      const found = screen.queryAllByRole('button', { name: 'Continue' });
      expect(found.filter((each) => (each as HTMLButtonElement).disabled)).toHaveLength(buttons);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByRole('radio', { name: /E-Wallet/ })).toBeChecked();
    },
  );
});
