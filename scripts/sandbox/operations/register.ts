import type { Registration } from '@investor-portal/shared/partner-api/contract/registration';
import { queryFirst, type Queryable } from '../db/database';
import { tiers, type Tier } from '../db/rows';
import { forbidden, ruleViolation } from '../contract/errors';
import nationalities from '../seed/nationalities.json';
import type { Sandbox } from '../context/context';
import { findAccount } from './enter-commitments';

/**
 * Opens the investment account or changes its data. The tier follows from the answers and never falls. Only a
 * representative can give the qualified tier (spec §2, wizard step 4).
 * @returns the message of the response.
 */
export async function register(
  sandbox: Sandbox,
  accountId: string,
  registration: Registration,
): Promise<string> {
  const reason = whyNot(registration);
  if (reason) throw ruleViolation(reason);
  return sandbox.db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    if (registration.externalReferenceCode !== account.external_reference_code)
      throw forbidden('This is the registration of another investor.');
    await assertOwnSignature(tx, accountId, registration.digitalSignatureDetails?.signatureFileUrl);
    const asked: Tier = registration.financialInformation.waiveInvestmentLimit
      ? 'Premium'
      : 'Basic';
    const tier = tiers.indexOf(asked) > tiers.indexOf(account.tier) ? asked : account.tier;
    await tx.query(
      `update accounts set tier = $2, registration = $3::jsonb,
         idv_profile_id = coalesce(idv_profile_id, nextval('document_numbers'))
       where id = $1`,
      [accountId, tier, JSON.stringify(registration)],
    );
    return 'Your registration was received. Your investment account is open.';
  });
}

function whyNot({ financialInformation, userDetails }: Registration): string | null {
  const { nationality, otherNationality } = userDetails;
  if (!financialInformation.agreeToOpenR1InvestmentsAccount)
    return 'Agreement must be accepted to proceed.';
  if (!nationalities.common.some(({ nationalityCode }) => nationalityCode === nationality))
    return 'Nationality is required';
  if (nationality === 'OTH' && !nationalities.others.some(({ name }) => name === otherNationality))
    return 'Other Nationality is required';
  if (
    financialInformation.hasAccountCrowdFunding &&
    !financialInformation.isAnnualRetailLimitBreached
  )
    return 'Please warrant that you have not breached your annual retail investor limits.';
  return null;
}

async function assertOwnSignature(
  tx: Queryable,
  accountId: string,
  url: string | undefined,
): Promise<void> {
  if (!url) return;
  const key = url.replace(/^https?:\/\/[^/]+\/files\//, '');
  const sql = 'select key from files where key = $1 and owner_id = $2';
  if (!(await queryFirst(tx, sql, [key, accountId])))
    throw ruleViolation('The signature file is not known. Please sign again.');
}
