import { render, screen } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { show } from '@investor-portal/shared/testing/show';
import { allotmentNow } from '../offering/allotment';
import { Oversubscription, Purchase, PurchaseFacts } from './Purchase';

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;
const nothing = { user: undefined, limit: { kind: 'waived' }, closed: false } as const;

let campaign: Campaign;
beforeAll(async () => {
  pointAtSandbox();
  campaign = await createCampaign({ totalOffering: 1_000_000, sharePrice: 100 });
});
const raised = (totalRaisedAmount: number | null) => ({ ...campaign, totalRaisedAmount });

it('says what an amount buys, at a price with fractions of a centavo', () => {
  const cheap = { ...campaign, sharePrice: 0.125 };
  show(<Purchase campaign={cheap} validAmount="10,000" {...nothing} />);
  expect(valueOf('Share price')).toHaveTextContent('PHP 0.125');
  expect(valueOf('Share of the equity')).toHaveTextContent('%');
});

describe('an amount in an oversubscribed offering', () => {
  it('is divided in proportion, in whole shares', () => {
    // Investors asked for 12,500 shares and 10,000 are offered, so each gets four of five.
    expect(allotmentNow('50,000.00', raised(1_200_000))).toEqual({ wanted: 500, given: 400 });
  });

  it.each([
    [0, '; about 10,000 as things stand.'],
    [null, '.'],
  ])('buys no more than is offered, with %p raised', (total, estimate) => {
    const props = { campaign: raised(total), amount: '2,000,000.00' };
    const { container } = render(<PurchaseFacts {...props} />);
    expect(container).toHaveTextContent('PHP 2,000,000.00at most 10,000 shares');
    show(<Purchase campaign={props.campaign} validAmount={props.amount} {...nothing} />);
    expect(valueOf('Share of the equity')).toHaveTextContent(/^At most /);
    render(<Oversubscription {...props} />);
    const sentences = screen.getByText(/^This amount is more than is left of the offering, so/);
    expect(sentences).toHaveTextContent(`you get at most 10,000 shares${estimate} The rest`);
  });

  it.each([
    ['there are shares for everyone', '50,000.00', 950_000],
    ['it buys no share', '99.00', 1_200_000],
    ['it is not an amount', '', 1_200_000],
    ['it is unknown what is raised', '50,000.00', null],
  ])('is not divided where %s', (_why, amount, total) => {
    expect(allotmentNow(amount, raised(total))).toBeNull();
  });

  it.each([
    [1_200_000, 'at most 500 shares', /at most 500 shares; about 400 as things stand/],
    [900_000, '500 shares', /^If investors want more shares than are on offer/],
  ])('agrees with its number of shares, with %d raised', (total, shares, sentence) => {
    const props = { campaign: raised(total), amount: '50,000.00' };
    const { container } = render(<PurchaseFacts {...props} />);
    expect(container).toHaveTextContent(`PHP 50,000.00${shares}`);
    render(<Oversubscription {...props} />);
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
