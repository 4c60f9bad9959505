import { commitmentActions } from './commitment-actions';

describe('§4 cancel and reconfirm: every combination follows the specification', () => {
  const combinations = ['PEN', 'COM', 'REC', 'CAN', 'APP', 'constructor', ''].flatMap((status) =>
    ['APP', 'COM', 'TER', ''].flatMap((campaign) =>
      [true, false].map((allowed) => [status, campaign, allowed] as const),
    ),
  );

  it.each(combinations)('%p in a campaign in %p, allowed %p', (status, campaign, allowed) => {
    const actions = commitmentActions({
      commitmentStatusCode: status,
      campaignStatusCode: campaign,
      isInvestmentActionAllowed: allowed,
    });
    const live = allowed && ['COM', 'PEN'].includes(status) && campaign === 'APP';
    const expected = status === 'REC' ? ['reconfirm', 'cancel'] : live ? ['cancel'] : [];
    expect(actions).toEqual(expected);
  });
});
