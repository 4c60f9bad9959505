import { createCampaign, signIn } from '../../testing/sandbox';
import { fetchCampaign } from '../contract/campaigns';

// Stands for the one line that a platform changes in adapter.ts. scripts/check-api/adapter.test.ts runs an adapter that fits.
let mockFails = false;
jest.mock('./adapter', () => ({
  adaptResponse: (_call: unknown, body: unknown, status: number) => {
    if (mockFails) throw new TypeError('no items');
    return status === 404 ? { errorDetails: [{ message: 'No such campaign.' }] } : body;
  },
}));

it('shows the sentence of an adapted error, and reports an unreadable response when the adapter throws', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await signIn('Basic');
  const { guid } = await createCampaign();
  await expect(fetchCampaign('nowhere')).rejects.toThrow('No such campaign.');
  mockFails = true;
  await expect(fetchCampaign(guid)).rejects.toMatchObject({ kind: 'shape', status: 200 });
  await expect(fetchCampaign('nowhere')).rejects.toMatchObject({ kind: 'http', status: 404 });
  expect(said).toHaveBeenCalledTimes(2);
});
