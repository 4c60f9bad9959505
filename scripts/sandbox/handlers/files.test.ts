import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { png, sharedApi, uploadForm, type Investor, type Page } from '../testing/api';

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

  it('opens pictures of a campaign without a token, and documents of its issuer', async () => {
    const visitor = api.as();
    const path = 'partner-transactional/investment-opportunities/list';
    const { body } = await visitor<Page<Campaign>>('POST', path, { rowPerPage: 1 });
    const [campaign] = body.data;
    if (!campaign) throw new Error('There are no campaigns.');
    const { issuerImage, transactionCampaignGalleries: gallery, issuerGuid } = campaign;
    for (const key of [issuerImage ?? '', ...gallery.map(({ url }) => url)]) {
      const { body: link } = await visitor<{ data: string }>(
        'GET',
        `partner-file/pre-sign?key=${key}`,
      );
      const picture = await fetch(link.data);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(await picture.text()).toMatch(/^<svg [^]*<\/svg>\n$/);
    }
    expect((await fetch(campaign.campaignBanner ?? '')).status).toBe(200);

    const view = await api.as(investor)<CompanyView>(
      'GET',
      `partner-transactional/company-details/latest-published-view/${issuerGuid}`,
    );
    const docs = view.body.data.details.find(({ sectionCode }) => sectionCode === 'DOCS');
    const [document] = JSON.parse(String(docs?.jsonData)) as { DocumentId: string }[];
    const opened = await fetch((await preSign(document?.DocumentId ?? '')).body.data);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect((await opened.text()).startsWith('%PDF-')).toBe(true);
  });
});

interface CompanyView {
  data: { details: { sectionCode: string; jsonData: unknown }[] };
}
