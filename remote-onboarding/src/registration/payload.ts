import { otherNationalityCode } from '@investor-portal/shared/partner-api/nationalities';
import {
  defaultPremiumWaiverField,
  type Registration,
} from '@investor-portal/shared/partner-api/registration';
import { fromCentavos, toCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import type { ValidAnswers } from './schema';

export interface Registrant {
  externalReferenceCode: string;
  user: UserDetails;
}

/** What digitalSignatureDetails carries; all '' when nothing was signed (spec §4 'Submit'). */
export interface SignatureDetails {
  signatureFileUrl: string;
  location: string;
  ipAddress: string;
}

/** The answers as spec §3 'Registration payload' wants them; the client cleans them before they are sent. */
export function toRegistration(
  answers: ValidAnswers,
  registrant: Registrant,
  digitalSignatureDetails: SignatureDetails,
): Registration {
  return {
    externalReferenceCode: registrant.externalReferenceCode,
    financialInformation: {
      [defaultPremiumWaiverField]: answers.waiveInvestmentLimit,
      intentToApplyForQualifiedInvestorCertification:
        answers.intentToApplyForQualifiedInvestorCertification,
      investmentObjectivesId: null,
      annualGrossIncome: pesos(answers.annualGrossIncome),
      annualGrossIncomeCurrency: runtimeConfig().currency,
      assets: answers.assets,
      netWorth: answers.netWorth,
      taxIdentificationNo: answers.taxIdentificationNo,
      isOfficerDirector: answers.officerDirector.length > 0,
      isOfficerDirectorIssuer: answers.officerDirectorIssuer.length > 0,
      isAssociatedWithCrowdfunding: answers.isAssociatedWithCrowdfunding,
      hasAccountCrowdFunding: answers.hasAccountCrowdFunding,
      // Readings W9: the name says breached, the value says that the opposite was warranted. A tick that was
      // hidden again by its question is no warranty.
      isAnnualRetailLimitBreached: answers.hasAccountCrowdFunding && answers.warrantsRetailLimits,
      agreeToOpenR1InvestmentsAccount: answers.agreeToOpenR1InvestmentsAccount,
      assocOffDirector: answers.officerDirector.map((row) => ({
        userFinancialInfoUserId: 0,
        associatedOfficerDirectorPortalName: row.portalName,
        associatedOfficerDirectorPosition: row.position,
      })),
      assocOffDirectorIssuer: answers.officerDirectorIssuer.map((row) => ({
        userFinancialInfoUserId: 0,
        associatedOfficerDirectorIssuerPlatformName: row.platformName,
        associatedOfficerDirectorIssuerName: row.issuerName,
        associatedOfficerDirectorIssuerPosition: row.position,
      })),
    },
    userDetails: {
      ...registrant.user,
      nationality: answers.nationality,
      // Chosen, and then hidden again by another nationality.
      otherNationality:
        answers.nationality === otherNationalityCode ? answers.otherNationality : '',
    },
    digitalSignatureDetails,
  };
}

function pesos(income: string): number {
  const centavos = toCentavos(income);
  if (centavos === null) throw new Error('An income that is no number passed validation.');
  return fromCentavos(centavos);
}
