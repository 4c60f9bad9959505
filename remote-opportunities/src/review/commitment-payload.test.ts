/** @jest-environment jest-fixed-jsdom */
import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { commitmentPayload } from './submit-commitment';

beforeAll(() => configure());

const offered = v.parse(campaignSchema, {
  guid: 'campaign-guid',
  transactionCampaignId: '1031',
  nameOfIssuer: 'Habi',
  issuerAccount: { accountId: 'ACC-77', name: 'Habi Heritage Textiles, Inc.', imageUrl: '' },
  currencyCode: 'PHP',
  // In Manila this is already 1 December.
  offeredPeriodEndDate: '2026-11-30T17:00:00Z',
});
const user = v.parse(userDetailsSchema, {
  accountId: 'ACC-5',
  firstName: 'Maria',
  lastName: 'Villanueva',
  profiles: [
    { serviceCode: 'ISS', accountServiceId: 8 },
    { serviceCode: 'IDV', accountServiceId: 4711 },
  ],
});
const amount = toCentavos('25,010.10') as Centavos;

it('§3 the new commitment payload contains every field with its stated value, and 0 for an investor without an IDV profile', () => {
  const payload = commitmentPayload(offered, user, amount);
  expect(payload).toEqual({
    transactionCampaignId: '1031',
    commitmentCurrencyCode: 'PHP',
    actualConvertedCurrencyCode: 'PHP',
    issuerId: 'ACC-77',
    issuerName: 'Habi Heritage Textiles, Inc.',
    investorAccountId: 'ACC-5',
    investorAccountName: 'Maria Villanueva',
    investorAccountServiceId: 4711,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: 25_010.1,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: 25_010.1,
    commitmentExpirationDate: '12/01/2026',
  });
  const without = { ...user, profiles: [] };
  expect(commitmentPayload(offered, without, amount).investorAccountServiceId).toBe(0);
});
