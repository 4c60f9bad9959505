import { act } from '@testing-library/react';
import { fetchCommitment } from '@investor-portal/shared/partner-api/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  createCampaign,
  createInvestor,
  startSandboxSession as signIn,
  type CampaignOptions,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { commit } from './commit';

const open = {
  endsInHours: 240,
  totalOffering: 1_000_000,
  sharePrice: 100,
  minAmountPerInvestor: 1_000,
};

/** A signed-in investor with a commitment of PHP 50,000 to a campaign of their own, and the path of its screen. */
export async function committed(options: CampaignOptions = {}) {
  const investor = await createInvestor('Premium', { balance: 100_000 });
  const campaign = await createCampaign({ ...open, ...options });
  await signIn(investor);
  const commitment = await commit(investor, campaign, 50_000);
  const path = paths.commitment(commitment.guid, campaign.guid);
  return { investor, campaign, commitment, path };
}

/** Runs something outside the open screen, which may update meanwhile. */
export const elsewhere = <T>(work: () => Promise<T>): Promise<T> => act(work);

/** The commitment's status code as the API has it. */
export const statusOf = async (guid: string) =>
  (await elsewhere(() => fetchCommitment(guid))).commitmentStatusCode;
/** A fault that meets the investor's next call. */
export const faultOf = (
  { externalReferenceCode }: SandboxInvestor,
  call: string,
  fault: object,
) => ({
  call,
  externalReferenceCode,
  times: 1,
  ...fault,
});
