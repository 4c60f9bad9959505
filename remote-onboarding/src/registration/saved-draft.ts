import * as v from 'valibot';
import { inTab } from '@investor-portal/shared/storage/tab-storage';
import { noAnswers, type RegistrationAnswers } from './registration-answers';

/** In session storage: gone with the tab, and never among the keys of spec §9 (readings S4). */
const key = 'registration';

/** What a reload brings back, and what it could not bring back because it was in memory only. */
export interface KeptAnswers {
  answers: RegistrationAnswers;
  lost: { taxNumber: boolean; signature: boolean };
}

const text = v.fallback(v.string(), '');
const answer = v.fallback(v.nullable(v.boolean()), null);
const flag = v.fallback(v.boolean(), false);

const keptSchema = v.object({
  /** External reference code: another investor never sees these answers. */
  owner: v.string(),
  hadTaxNumber: flag,
  hadSignature: flag,
  answers: v.object({
    consent: answer,
    nationality: text,
    otherNationality: text,
    officerDirector: v.fallback(v.array(v.object({ portalName: text, position: text })), []),
    officerDirectorIssuer: v.fallback(
      v.array(v.object({ platformName: text, issuerName: text, position: text })),
      [],
    ),
    isAssociatedWithCrowdfunding: flag,
    hasAccountCrowdFunding: flag,
    warrantsRetailLimits: flag,
    annualGrossIncome: text,
    assets: text,
    netWorth: text,
    waiveInvestmentLimit: answer,
    intentToApplyForQualifiedInvestorCertification: answer,
    agreeToOpenR1InvestmentsAccount: answer,
  }),
});

/**
 * Keeps what was typed for a reload of this tab, without the tax number and the signature; `had` says which of
 * the two there was, now or before an earlier reload.
 */
export function keepAnswers(
  owner: string,
  answers: RegistrationAnswers,
  had: KeptAnswers['lost'],
): void {
  const { taxIdentificationNo, ...kept } = answers;
  const text = JSON.stringify({
    owner,
    answers: kept,
    hadTaxNumber: had.taxNumber || taxIdentificationNo !== '',
    hadSignature: had.signature,
  });
  inTab((area) => area.setItem(key, text));
}

/** The answers of this investor before the reload; none of anyone else's, which are removed. */
export function readKeptAnswers(owner: string): KeptAnswers | undefined {
  const text = inTab((area) => area.getItem(key));
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), text);
  if (!parsed.success || parsed.output.owner !== owner) {
    forgetAnswers();
    return undefined;
  }
  const { answers, hadTaxNumber, hadSignature } = parsed.output;
  return {
    answers: { ...noAnswers, ...answers },
    lost: { taxNumber: hadTaxNumber, signature: hadSignature },
  };
}

export function forgetAnswers(): void {
  inTab((area) => area.removeItem(key));
}
