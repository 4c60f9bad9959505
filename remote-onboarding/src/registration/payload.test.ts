import * as v from 'valibot';
import { cleanPayload } from '@investor-portal/shared/partner-api/client/clean-payload';
import { registrationSchema } from '@investor-portal/shared/partner-api/contract/registration';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import type { RegistrationAnswers } from '../fields/registration-fields';
import { validAnswers } from '../testing/wizard';
import { registrationAnswersSchema } from './registration-form';
import { toRegistration } from './payload';

beforeAll(() => configure());

const details = {
  accountId: 'A-1',
  firstName: 'Ana',
  lastName: 'Reyes',
  emailAddress: 'ana@example.ph',
  middleName: 'Luz',
};
const user = v.parse(userDetailsSchema, {
  ...details,
  walletDetails: { walletId: 'EW-1', currencyCode: 'PHP', balance: 5_000 },
});
const signed = {
  signatureFileUrl: 'files/1.png',
  location: 'Quezon City',
  ipAddress: '203.0.113.9',
};
const unsigned = { signatureFileUrl: '', location: '', ipAddress: '' };

function payloadOf(change: Partial<RegistrationAnswers>, signature = unsigned) {
  const answers = v.parse(registrationAnswersSchema, { ...validAnswers, ...change });
  const registration = toRegistration(answers, { externalReferenceCode: 'EXT-1', user }, signature);
  const payload = cleanPayload(registration);
  expect(v.safeParse(registrationSchema, payload).issues).toBeUndefined();
  return payload;
}

describe('§3 registration payload', () => {
  test('carries every field, with rows and a signature', () => {
    const payload = payloadOf(
      {
        nationality: 'OTH',
        otherNationality: 'Sammarinese',
        officerDirector: [{ portalName: ' Fundme PH ', position: 'Director' }],
        officerDirectorIssuer: [
          { platformName: 'Fundme PH', issuerName: 'Panaderya', position: 'Treasurer' },
        ],
        isAssociatedWithCrowdfunding: true,
        hasAccountCrowdFunding: true,
        warrantsRetailLimits: true,
        annualGrossIncome: '1,200,000.50',
        intentToApplyForQualifiedInvestorCertification: true,
      },
      signed,
    );
    expect(payload).toEqual({
      externalReferenceCode: 'EXT-1',
      financialInformation: {
        waiveInvestmentLimit: true,
        intentToApplyForQualifiedInvestorCertification: true,
        annualGrossIncome: 1_200_000.5,
        annualGrossIncomeCurrency: 'PHP',
        assets: 'Above Php 1,000,000',
        netWorth: 'Below Php 500,000',
        taxIdentificationNo: '123-456-789',
        isOfficerDirector: true,
        isOfficerDirectorIssuer: true,
        isAssociatedWithCrowdfunding: true,
        hasAccountCrowdFunding: true,
        isAnnualRetailLimitBreached: true,
        agreeToOpenR1InvestmentsAccount: true,
        assocOffDirector: [
          {
            userFinancialInfoUserId: 0,
            associatedOfficerDirectorPortalName: 'Fundme PH',
            associatedOfficerDirectorPosition: 'Director',
          },
        ],
        assocOffDirectorIssuer: [
          {
            userFinancialInfoUserId: 0,
            associatedOfficerDirectorIssuerPlatformName: 'Fundme PH',
            associatedOfficerDirectorIssuerName: 'Panaderya',
            associatedOfficerDirectorIssuerPosition: 'Treasurer',
          },
        ],
      },
      userDetails: {
        ...details,
        profiles: [],
        nationality: 'OTH',
        otherNationality: 'Sammarinese',
      },
      digitalSignatureDetails: signed,
    });
  });

  test('readings W8: omits false and empty values, and all signature details without a signature', () => {
    const payload = payloadOf({
      waiveInvestmentLimit: false,
      taxIdentificationNo: '',
      annualGrossIncome: '0',
    });
    expect(payload).not.toHaveProperty('digitalSignatureDetails');
    expect(payload.financialInformation).toEqual({
      annualGrossIncome: 0,
      annualGrossIncomeCurrency: 'PHP',
      assets: 'Above Php 1,000,000',
      netWorth: 'Below Php 500,000',
      agreeToOpenR1InvestmentsAccount: true,
      assocOffDirector: [],
      assocOffDirectorIssuer: [],
    });
  });

  test('readings W9: a tick does not count once its question is hidden', () => {
    const payload = payloadOf({ hasAccountCrowdFunding: false, warrantsRetailLimits: true });
    expect(payload.financialInformation).not.toHaveProperty('isAnnualRetailLimitBreached');
  });

  test('readings W10: omits the other nationality once its field is hidden', () => {
    const payload = payloadOf({ nationality: 'PH', otherNationality: 'Sammarinese' });
    expect(payload.userDetails).toMatchObject({ nationality: 'PH' });
    expect(payload.userDetails).not.toHaveProperty('otherNationality');
  });
});
