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
  return {
    status: response.status,
    body: (await response.json()) as { data: string; message: string },
  };
}

const preSign = (key: string, who = investor) =>
  api.as(who)<{ data: string }>('GET', `partner-file/pre-sign?key=${encodeURIComponent(key)}`);

describe('§7 files', () => {
  it('stores an upload, reachable by a signed link only', async () => {
    const { body } = await upload(png);
    expect((await fetch(body.data)).status).toBe(403);
    const link = (await preSign(body.data)).body.data;
    const file = await fetch(link);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
    expect((await preSign(new URL(body.data).pathname.replace('/files/', ''))).status).toBe(200);
  });

  it('checks the bytes, not the declared type', async () => {
    const rejected: [bytes: Buffer, type?: string][] = [
      [Buffer.from('<svg onload="alert(1)"/>')],
      [Buffer.from('MZ and more')],
      [png, 'documents'],
      [png, 'programs'],
      [Buffer.alloc(0)],
    ];
    for (const [bytes, type] of rejected)
      expect(await upload(bytes, type)).toMatchObject({ status: 400 });
    const large = Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({
      status: 413,
      body: { message: 'The request is too large.' },
    });
  });

  it("hides another investor's file", async () => {
    const { body } = await upload(png);
    const stranger = await api.investor({ tier: 'Basic' });
    expect(await preSign(body.data, stranger)).toMatchObject({ status: 404 });
  });
});
