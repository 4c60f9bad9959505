import * as v from 'valibot';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { noAnswers, type RegistrationAnswers } from './registration-answers';

/** Session storage: cleared with the tab, and not one of the persisted keys of spec §9 (readings S4). */
const key = 'registration';

/** Answers restored after a reload. */
export interface SavedDraft {
  answers: RegistrationAnswers;
  /** Given before the reload, but kept in memory only, so they must be given again. */
  notRestored: { taxNumber: boolean; signature: boolean };
}

const text = v.fallback(v.string(), '');
const answer = v.fallback(v.nullable(v.boolean()), null);
const flag = v.fallback(v.boolean(), false);

const draftSchema = v.object({
  /** External reference code: another investor must never see these answers. */
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
 * Saves the answers for a reload of this tab, except the tax number and the signature.
 * @param given which of these two were given, now or before an earlier reload.
 */
export function saveDraft(
  owner: string,
  answers: RegistrationAnswers,
  given: SavedDraft['notRestored'],
): void {
  const { taxIdentificationNo, ...saved } = answers;
  const text = JSON.stringify({
    owner,
    answers: saved,
    hadTaxNumber: given.taxNumber || taxIdentificationNo !== '',
    hadSignature: given.signature,
  });
  withTabStorage((area) => area.setItem(key, text));
}

/** This investor's answers from before the reload. Removes answers of any other investor. */
export function readDraft(owner: string): SavedDraft | undefined {
  const text = withTabStorage((area) => area.getItem(key));
  if (!text) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text);
  if (!parsed.success || parsed.output.owner !== owner) {
    clearDraft();
    return undefined;
  }
  const { answers, hadTaxNumber, hadSignature } = parsed.output;
  return {
    answers: { ...noAnswers, ...answers },
    notRestored: { taxNumber: hadTaxNumber, signature: hadSignature },
  };
}

export function clearDraft(): void {
  withTabStorage((area) => area.removeItem(key));
}
