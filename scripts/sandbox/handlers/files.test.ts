import { png, sharedApi, uploadForm, type Investor } from '../testing/api';

const api = sharedApi();
let investor: Investor;
beforeAll(async () => {
  investor = await api.investor({ tier: 'New' });
});

async function upload(bytes: Uint8Array, type = 'images', who = investor) {
  const response = await fetch(`${api.url}/api/v1/partner-file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.tokenDetails.access_token}` },
    body: uploadForm(bytes, type),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const preSign = (key: string, who = investor) =>
  api.as(who)<{ data: string }>('GET', `partner-file/pre-sign?key=${encodeURIComponent(key)}`);

describe('§7 files', () => {
  it("stores an upload, reachable by the investor's signed link only", async () => {
    const { data = '' } = (await upload(png)).body;
    expect((await fetch(data)).status).toBe(403);
    const file = await fetch((await preSign(data)).body.data);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
    expect((await preSign(new URL(data).pathname.replace('/files/', ''))).status).toBe(200);
    const stranger = await api.investor({ tier: 'Basic' });
    expect(await preSign(data, stranger)).toMatchObject({ status: 404 });
  });

  it('checks the bytes, not the declared type', async () => {
    for (const text of ['<svg onload="alert(1)"/>', 'MZ and more', ''])
      expect(await upload(Buffer.from(text))).toMatchObject({ status: 400 });
    for (const type of ['documents', 'programs'])
      expect(await upload(png, type)).toMatchObject({ status: 400 });
    const large = await upload(Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]));
    const message = 'The request is too large.';
    expect(large).toMatchObject({ status: 413, body: { message } });
  });
});
