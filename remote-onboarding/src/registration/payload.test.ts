import * as v from 'valibot';
import { cleanPayload } from '@investor-portal/shared/partner-api/client/request-content';
import { registrationSchema } from '@investor-portal/shared/partner-api/contract/registration';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import type { RegistrationAnswers } from '../fields/registration-fields';
import { validAnswers } from '../testing/wizard';
import { registrationAnswersSchema } from './registration-form';
import { toRegistration } from './payload';

beforeAll(() => configure());

const names = { firstName: 'Ana', middleName: 'Luz', lastName: 'Reyes' };
const details = { accountId: 'A-1', emailAddress: 'ana@example.ph', ...names };
const user = v.parse(userDetailsSchema, {
  ...details,
  walletDetails: { walletId: 'EW-1', currencyCode: 'PHP', balance: 5_000 },
});
const unsigned = { signatureFileUrl: '', location: '', ipAddress: '' };
const signed = { signatureFileUrl: '1.png', location: 'Quezon City', ipAddress: '203.0.113.9' };

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

  test('readings W8, W9 and W10: omits false and empty values, a missing signature, and answers whose fields are hidden', () => {
    const empty = { waiveInvestmentLimit: false, taxIdentificationNo: '', annualGrossIncome: '0' };
    const hidden = { warrantsRetailLimits: true, otherNationality: 'Sammarinese' };
    const payload = payloadOf({ ...empty, ...hidden });
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
    expect(payload.userDetails).toMatchObject({ nationality: 'PH' });
    expect(payload.userDetails).not.toHaveProperty('otherNationality');
  });
});
