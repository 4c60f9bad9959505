import { firstResponses } from './first-frame';

function read(body: unknown, status = 200) {
  const response = Promise.resolve(new Response(JSON.stringify(body), { status }));
  return { method: 'GET', url: '', body: '', token: '', at: 0, response };
}

const registered = { data: { profiles: [{ serviceCode: 'IDV' }] } };
const list = { data: ['a campaign'] };
const picture = Promise.resolve('https://files.example/banner.png');

describe('the responses for a first frame', () => {
  it('are the bodies of the screen’s requests, without the user details', async () => {
    const responses = await firstResponses([read(registered), read(list)], picture);
    expect(responses.bodies).toEqual([list]);
  });

  it.each([
    ['has no profile', read({ data: { accountId: 'A1', profiles: [] } }), read(list), 'The gate'],
    ['has unreadable details', read({ data: { profiles: 'none' } }), read(list), 'not a function'],
    ['gets a failure', read(registered), read(list, 500), 'The portal shows the failure'],
  ])('are none when the investor %s', async (_, user, screen, reason) => {
    await expect(firstResponses([user, screen], picture)).rejects.toThrow(reason);
  });

  it('are none when the session has ended meanwhile', async () => {
    const reads = [read(registered), read(list)];
    const responses = firstResponses(reads, picture);
    reads.length = 0;
    await expect(responses).rejects.toThrow('The gate');
  });
});
