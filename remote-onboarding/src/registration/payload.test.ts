import * as v from 'valibot';
import { cleanPayload } from '@investor-portal/shared/partner-api/clean-payload';
import { registrationSchema } from '@investor-portal/shared/partner-api/registration';
import { userDetailsSchema } from '@investor-portal/shared/session/session';
import { configure } from '@investor-portal/shared/testing/configure';
import { validAnswers } from '../testing/valid-answers';
import { toRegistration } from './payload';
import { noAnswers, type RegistrationAnswers } from './registration-answers';
import { registrationAnswersSchema } from './schema';

beforeAll(() => configure());

const user = v.parse(userDetailsSchema, {
  accountId: 'A-1',
  firstName: 'Ana',
  lastName: 'Reyes',
  emailAddress: 'ana@example.ph',
  middleName: 'Luz',
});
const signed = {
  signatureFileUrl: 'files/1.png',
  location: 'Quezon City',
  ipAddress: '203.0.113.9',
};
const unsigned = { signatureFileUrl: '', location: '', ipAddress: '' };

function sent(change: Partial<RegistrationAnswers>, signature = unsigned) {
  const answers = v.parse(registrationAnswersSchema, { ...validAnswers, ...change });
  const registration = toRegistration(answers, { externalReferenceCode: 'EXT-1', user }, signature);
  return cleanPayload(registration);
}

describe('§3 registration payload', () => {
  test('every field, with rows and a signature', () => {
    const payload = sent(
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
        accountId: 'A-1',
        firstName: 'Ana',
        lastName: 'Reyes',
        emailAddress: 'ana@example.ph',
        middleName: 'Luz',
        profiles: [],
        nationality: 'OTH',
        otherNationality: 'Sammarinese',
      },
      digitalSignatureDetails: signed,
    });
  });

  test('readings W8: what is no or empty is not sent, and nothing is sent of a signature that is not there', () => {
    const payload = sent({
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

  test('readings W9: a tick hidden again by its question is no warranty', () => {
    const payload = sent({ hasAccountCrowdFunding: false, warrantsRetailLimits: true });
    expect(payload.financialInformation).not.toHaveProperty('isAnnualRetailLimitBreached');
  });

  test('readings W10: another nationality hidden again by a code is not sent', () => {
    const payload = sent({ nationality: 'PH', otherNationality: 'Sammarinese' });
    expect(payload.userDetails).toMatchObject({ nationality: 'PH' });
    expect(payload.userDetails).not.toHaveProperty('otherNationality');
  });

  test('is what the wire takes, with and without a signature', () => {
    expect(v.safeParse(registrationSchema, sent({}, signed)).issues).toBeUndefined();
    expect(v.safeParse(registrationSchema, sent({})).issues).toBeUndefined();
  });

  test('answers that are not valid never become a payload', () => {
    expect(v.safeParse(registrationAnswersSchema, noAnswers).success).toBe(false);
  });
});
