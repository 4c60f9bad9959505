import * as v from 'valibot';
import { campaignSchema } from './campaigns';
import { configure } from '../../testing/configure';

beforeEach(() => configure());

it('readings W15: a campaign has a gallery of links or keys, which may be numbers', () => {
  const transactionCampaignGalleries = [{ url: 'a.png' }, 'b.png', { url: 7 }, 8];
  const read = v.parse(campaignSchema, { guid: 'c', transactionCampaignGalleries });
  expect(read.transactionCampaignGalleries).toEqual(
    ['a.png', 'b.png', '7', '8'].map((url) => ({ url })),
  );
});
