import { commitmentActions } from './commitment-can';

const open = { campaignStatusCode: 'APP', isInvestmentActionAllowed: true };

describe('§4 cancel and reconfirm', () => {
  it.each([
    ['PEN', ['cancel']],
    ['COM', ['cancel']],
    ['REC', ['reconfirm', 'cancel']],
    ['CAN', []],
    ['APP', []],
    ['constructor', []],
  ])('a commitment in %s of an open campaign offers %j', (commitmentStatusCode, actions) => {
    expect(commitmentActions({ commitmentStatusCode, ...open })).toEqual(actions);
  });

  it.each([
    { campaignStatusCode: 'APP', isInvestmentActionAllowed: false },
    { campaignStatusCode: 'COM', isInvestmentActionAllowed: true },
  ])('cancelling closes with the campaign, except while reconfirming: %j', (campaign) => {
    expect(commitmentActions({ commitmentStatusCode: 'COM', ...campaign })).toEqual([]);
    expect(commitmentActions({ commitmentStatusCode: 'PEN', ...campaign })).toEqual([]);
    expect(commitmentActions({ commitmentStatusCode: 'REC', ...campaign })).toEqual([
      'reconfirm',
      'cancel',
    ]);
  });

  it('the campaign route offers nothing', () => {
    expect(
      commitmentActions({ commitmentStatusCode: 'REC', ...open, viaCampaignRoute: true }),
    ).toEqual([]);
  });
});
