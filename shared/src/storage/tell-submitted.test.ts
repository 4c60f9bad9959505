/** @jest-environment jest-fixed-jsdom */
import { fetchCommitment } from '../partner-api/contract/commitments';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { storedData } from './stored-data';
import { withBrowserStorage } from './tab-storage';
import { tellSubmitted } from './tell-submitted';

it('a list tells of a commitment whose screen was gone before the API answered, once', async () => {
  const investor = await signIn();
  const campaign = await createCampaign();
  const guid = await investor.commit(campaign, 50_000, true);
  const commitment = await fetchCommitment(guid);
  const logs = storedData(withBrowserStorage);
  const attempt = { key: 'K-1', amount: 5_000_000, known: [] as string[], sentAt: Date.now() };
  const log = (changes: object, of = investor.externalReferenceCode) =>
    logs.write(`attempts:${campaign.guid}`, {
      investor: of,
      attempts: [{ ...attempt, ...changes }],
    });
  const told = recordFacts();
  for (const other of [{ amount: 4_000_000 }, { known: [guid] }, { known: [guid.toUpperCase()] }]) {
    log(other);
    tellSubmitted([commitment]);
  }
  log({}, 'EXT-2');
  tellSubmitted([commitment]);
  log({});
  tellSubmitted([{ ...commitment, commitmentStatus: { name: 'canceled' } }]);
  tellSubmitted([{ ...commitment, guid: '' }]);
  expect(await told()).toEqual([]);
  tellSubmitted([commitment]);
  tellSubmitted([commitment]);
  const value = { guid, campaign: campaign.guid, amount: 50_000, currency: 'PHP' };
  expect(await told()).toEqual([{ action: 'portal:commitment-submitted', value }]);
});
