/** @jest-environment jest-fixed-jsdom */
import { fetchCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { messagesArrived } from '@investor-portal/shared/testing/window-messages';
import { createCommitment } from '../testing/create-commitment';
import { tellSubmitted } from './use-open-commitments';

it('a list tells of a commitment whose screen was gone before the API answered, once', async () => {
  const { investor, campaign, guid } = await createCommitment();
  const commitment = await fetchCommitment(guid);
  const logs = storedData(withBrowserStorage);
  const attempt = { key: 'K-1', amount: 5_000_000, known: [] as string[], sentAt: Date.now() };
  const log = (changes: object, of = investor.externalReferenceCode) =>
    logs.write(`attempts:${campaign.guid}`, {
      investor: of,
      attempts: [{ ...attempt, ...changes }],
    });
  const { told } = recordFacts();
  for (const other of [{ amount: 4_000_000 }, { known: [guid] }]) {
    log(other);
    tellSubmitted([commitment]);
  }
  log({}, 'EXT-2');
  tellSubmitted([commitment]);
  log({});
  tellSubmitted([{ ...commitment, commitmentStatus: { name: 'canceled' } }]);
  await messagesArrived();
  expect(told).toEqual([]);
  tellSubmitted([commitment]);
  tellSubmitted([commitment]);
  await messagesArrived();
  const value = { guid, campaign: campaign.guid, amount: 50_000, currency: 'PHP' };
  expect(told).toEqual([{ action: 'portal:commitment-submitted', value }]);
});
