import { commitmentActions } from './commitment-actions';

const combinations = ['PEN', 'COM', 'REC', 'CAN', 'APP', 'constructor', ''].flatMap((status) =>
  ['APP', 'COM', 'TER', ''].flatMap((campaign) =>
    [true, false].map((allowed) => [status, campaign, allowed] as const),
  ),
);

it.each(combinations)(
  '§4 cancel and reconfirm follow the specification: %p in a campaign in %p, allowed %p',
  (status, campaign, allowed) => {
    const actions = commitmentActions({
      commitmentStatusCode: status,
      campaignStatusCode: campaign,
      isInvestmentActionAllowed: allowed,
    });
    const live = allowed && ['COM', 'PEN'].includes(status) && campaign === 'APP';
    const expected = status === 'REC' ? ['reconfirm', 'cancel'] : live ? ['cancel'] : [];
    expect(actions).toEqual(expected);
  },
);
