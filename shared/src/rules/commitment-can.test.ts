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
  ])('offer a commitment in %s of an open campaign: %j', (commitmentStatusCode, actions) => {
    expect(commitmentActions({ commitmentStatusCode, ...open })).toEqual(actions);
  });

  it.each([
    { campaignStatusCode: 'APP', isInvestmentActionAllowed: false },
    { campaignStatusCode: 'COM', isInvestmentActionAllowed: true },
  ])('stop cancelling with the campaign, except while reconfirming: %j', (campaign) => {
    expect(commitmentActions({ commitmentStatusCode: 'COM', ...campaign })).toEqual([]);
    expect(commitmentActions({ commitmentStatusCode: 'PEN', ...campaign })).toEqual([]);
    expect(commitmentActions({ commitmentStatusCode: 'REC', ...campaign })).toEqual([
      'reconfirm',
      'cancel',
    ]);
  });

  it('offer nothing on the campaign route', () => {
    expect(
      commitmentActions({ commitmentStatusCode: 'REC', ...open, viaCampaignRoute: true }),
    ).toEqual([]);
  });
});

describe('§4 every combination follows the specification', () => {
  const statuses = ['PEN', 'COM', 'REC', 'CAN', 'APP', 'ZZZ', ''];
  const campaignStatuses = ['APP', 'COM', 'TER', ''];
  const flags = [true, false];
  const combinations = statuses.flatMap((commitmentStatusCode) =>
    campaignStatuses.flatMap((campaignStatusCode) =>
      flags.flatMap((isInvestmentActionAllowed) =>
        flags.map((viaCampaignRoute) => ({
          commitmentStatusCode,
          campaignStatusCode,
          isInvestmentActionAllowed,
          viaCampaignRoute,
        })),
      ),
    ),
  );

  it.each(combinations)('%j', (situation) => {
    const { commitmentStatusCode: status, viaCampaignRoute } = situation;
    const menu = status !== 'CAN' && !viaCampaignRoute;
    const live =
      situation.isInvestmentActionAllowed &&
      ['COM', 'PEN'].includes(status) &&
      situation.campaignStatusCode === 'APP';
    const actions = commitmentActions(situation);
    expect(actions.includes('cancel')).toBe(menu && (live || status === 'REC'));
    expect(actions.includes('reconfirm')).toBe(menu && status === 'REC');
  });
});
