import { firstResponses } from './first-frame';

function read(body: unknown, token = 'token', status = 200) {
  const response = Promise.resolve(Response.json(body, { status }));
  return { method: 'GET', url: '', body: '', token, at: 0, response };
}

const registered = read({ data: { profiles: [{ serviceCode: 'IDV' }] } });
const list = { data: ['a campaign'] };
const picture = Promise.resolve('https://files.example/banner.png');

describe('the responses for a first frame', () => {
  it.each([
    ['an investor, without the user details', [registered, read(list)], false],
    ['a visitor', [read(list, '')], true],
  ])('are the bodies of the screen’s requests for %s', async (_, reads, visitor) => {
    expect(await firstResponses(reads, picture)).toEqual({ visitor, bodies: [list], picture });
  });

  it.each([
    ['a request fails', [registered, read(list, 'token', 500)], 'shows the failure'],
    ['the investor is not registered', [read({ data: { profiles: [] } })], 'another screen'],
  ])('are none when %s', async (_, reads, why) => {
    await expect(firstResponses(reads, picture)).rejects.toThrow(why);
  });

  it('are none when the session has ended meanwhile', async () => {
    const reads = [registered, read(list)];
    const responses = firstResponses(reads, picture);
    reads.length = 0;
    await expect(responses).rejects.toThrow('The session has ended');
  });
});
