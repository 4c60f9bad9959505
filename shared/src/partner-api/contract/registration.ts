import * as v from 'valibot';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { write } from '@investor-portal/shared/partner-api/client/client';
import type { Call } from '../client/call';
import { writeResponse } from './envelope';

/** Waives the standard investment limit. The specification lost the wire name, so a platform can set it (readings W7). */
export const defaultPremiumWaiverField = 'waiveInvestmentLimit';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const yesNo = v.optional(v.boolean());

export const maxOfficerRows = 50;

export const officerDirectorSchema = v.strictObject({
  userFinancialInfoUserId: v.optional(v.number()),
  associatedOfficerDirectorPortalName: line,
  associatedOfficerDirectorPosition: line,
});
export type OfficerDirector = v.InferOutput<typeof officerDirectorSchema>;

export const officerDirectorIssuerSchema = v.strictObject({
  userFinancialInfoUserId: v.optional(v.number()),
  associatedOfficerDirectorIssuerPlatformName: line,
  associatedOfficerDirectorIssuerName: line,
  associatedOfficerDirectorIssuerPosition: line,
});
export type OfficerDirectorIssuer = v.InferOutput<typeof officerDirectorIssuerSchema>;

/** Spec §3 'Registration payload', financialInformation. Absent yes/no fields mean no (readings W8). */
export const financialInformationSchema = v.strictObject({
  [defaultPremiumWaiverField]: yesNo,
  intentToApplyForQualifiedInvestorCertification: yesNo,
  investmentObjectivesId: v.optional(v.null()),
  /** PHP per year. */
  annualGrossIncome: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)),
  annualGrossIncomeCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  assets: line,
  netWorth: line,
  taxIdentificationNo: v.optional(v.pipe(v.string(), v.maxLength(40))),
  isOfficerDirector: yesNo,
  isOfficerDirectorIssuer: yesNo,
  isAssociatedWithCrowdfunding: yesNo,
  hasAccountCrowdFunding: yesNo,
  /** True if "I warrant that I have not breached my limits" was ticked (readings W9). */
  isAnnualRetailLimitBreached: yesNo,
  agreeToOpenR1InvestmentsAccount: yesNo,
  assocOffDirector: v.optional(v.pipe(v.array(officerDirectorSchema), v.maxLength(maxOfficerRows))),
  assocOffDirectorIssuer: v.optional(
    v.pipe(v.array(officerDirectorIssuerSchema), v.maxLength(maxOfficerRows)),
  ),
});

/** The user's details are sent as they were read right before it, without the wallet. */
export const registrationSchema = v.strictObject({
  externalReferenceCode: line,
  financialInformation: financialInformationSchema,
  userDetails: v.looseObject({
    nationality: v.pipe(v.string(), v.nonEmpty(), v.maxLength(10)),
    otherNationality: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  /** Absent if nothing was signed, because an empty signature URL is cleaned away. */
  digitalSignatureDetails: v.optional(
    v.strictObject({
      signatureFileUrl: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
      location: v.optional(v.pipe(v.string(), v.maxLength(500))),
      ipAddress: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
  ),
});
export type Registration = v.InferOutput<typeof registrationSchema>;

export const registerCall = {
  name: 'register',
  template: 'POST api/v1/partner/register',
  answer: writeResponse,
} as const satisfies Call;

/** Returns the sentence for the 'Success!' toast. */
export function register(registration: Registration): Promise<string> {
  const { waiveInvestmentLimit: waiver, ...rest } = registration.financialInformation;
  const financialInformation = { ...rest, [runtimeConfig().premiumWaiverField]: waiver };
  return write(registerCall, { json: { ...registration, financialInformation } });
}
