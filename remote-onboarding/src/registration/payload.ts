import {
  defaultPremiumWaiverField,
  type Registration,
} from '@investor-portal/shared/partner-api/contract/registration';
import { fromCentavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { incomeOf } from '../fields/field-kinds';
import type { ValidAnswers } from './registration-form';

export interface Registrant {
  externalReferenceCode: string;
  user: UserDetails;
}

/** Maps the answers to spec §3 'Registration payload'. The client cleans the payload before sending it. */
export function toRegistration(
  answers: ValidAnswers,
  { externalReferenceCode, user }: Registrant,
  digitalSignatureDetails: Registration['digitalSignatureDetails'],
): Registration {
  // The wallet's balance changes with every payment, and no registration is asked for it.
  const { walletDetails: _, ...details } = user;
  return {
    externalReferenceCode,
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
      // Despite its name, the value is the warranty that no limit was breached (readings W9).
      isAnnualRetailLimitBreached: answers.warrantsRetailLimits,
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
      ...details,
      nationality: answers.nationality,
      otherNationality: answers.otherNationality,
    },
    digitalSignatureDetails,
  };
}

function pesos(income: string): number {
  const centavos = incomeOf(income);
  if (centavos === null)
    throw new Error('The annual income passed validation but is not a number.');
  return fromCentavos(centavos);
}
