import { recordingApi } from '../../testing/recording-api';
import { register, type Registration } from './registration';

const registration: Registration = {
  externalReferenceCode: 'EXT-1',
  financialInformation: {
    waiveInvestmentLimit: true,
    annualGrossIncome: 0,
    annualGrossIncomeCurrency: 'PHP',
    assets: 'Below Php 500,000',
    netWorth: 'Below Php 500,000',
  },
  userDetails: { nationality: 'PH' },
};

const sent = recordingApi({ message: 'Received.' }, { premiumWaiverField: 'isWaived' });

it('readings W7: the premium waiver is sent only under the name that the platform has set', async () => {
  expect(await register(registration)).toBe('Received.');
  const { waiveInvestmentLimit, ...rest } = registration.financialInformation;
  expect(sent[0]?.body).toMatchObject({
    externalReferenceCode: 'EXT-1',
    financialInformation: { ...rest, isWaived: waiveInvestmentLimit },
  });
  expect(JSON.stringify(sent)).not.toContain('waiveInvestmentLimit');
});
