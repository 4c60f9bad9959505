import { render, screen } from '@testing-library/react';
import { createCampaign, pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { show } from '@investor-portal/shared/testing/show';
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

const more = 'This amount is more than is left of the offering, so you get at most';
it.each([
  [
    '2,000,000.00',
    0,
    'at most 10,000 shares',
    `${more} 10,000 shares; about 10,000 as things stand. The rest`,
  ],
  ['2,000,000.00', null, 'at most 10,000 shares', `${more} 10,000 shares. The rest`],
  ['50,000.00', 1_200_000, 'at most 500 shares', `${more} 500 shares; about 400 as things stand.`],
  ['50,000.00', 900_000, '500 shares', 'If investors want more shares than are on offer'],
])(
  'an amount of %s in an offering with %p raised buys %s everywhere',
  (amount, total, shares, sentence) => {
    const props = { campaign: raised(total), amount };
    const { container } = render(<PurchaseFacts {...props} />);
    expect(container).toHaveTextContent(`PHP ${amount}${shares}`);
    show(<Purchase campaign={props.campaign} validAmount={amount} {...nothing} />);
    const equity = valueOf('Share of the equity')?.textContent;
    expect(equity?.startsWith('At most ')).toBe(shares.startsWith('at most '));
    const { container: sentences } = render(<Oversubscription {...props} />);
    expect(sentences.textContent.startsWith(sentence)).toBe(true);
  },
);
