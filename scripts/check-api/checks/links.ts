import { isLink } from '@investor-portal/shared/partner-api/contract/files';
import * as v from 'valibot';
import { contracts } from '../../api-contract/contracts';
import type { Finding } from '../model/finding';
import type { Check, CheckRun } from './check';
import { finding, type FindingId } from './consequences';
import { perCause } from './per-cause';

export const links: Check = {
  id: 'links',
  title: 'Links to files open, with the right type',
  run: async (context) => {
    const signed = context.sample.all.flatMap(({ name, id, json }) => {
      const parsed = name === 'preSign' ? v.safeParse(contracts.preSign.answer, json) : undefined;
      return parsed?.success ? [{ subject: 'preSign', key: id, link: parsed.output }] : [];
    });
    const banners = context.sample.newest
      .map(({ campaignBanner }) => campaignBanner)
      .filter(isLink)
      .slice(0, 1)
      .map((link) => ({ subject: 'Campaign.campaignBanner', key: 'banner', link }));
    const all = [...signed, ...banners];
    if (all.length === 0) return 'No picture or document has a key.';
    const judged = await Promise.all(all.map((it) => judgeLink(context, it)));
    return perCause(judged.flat(), () => '');
  },
};

interface SignedLink {
  subject: string;
  key: string;
  link: string;
}

async function judgeLink({ client, options }: CheckRun, signed: SignedLink): Promise<Finding[]> {
  const { subject, key, link } = signed;
  const found = (id: FindingId, seen: string) => [finding(id, subject, seen)];
  if (!URL.canParse(link, client.base) || !isLink(link))
    return found('link.address', 'not an address');
  const url = new URL(link);
  const trusted = [new URL(client.base).origin, ...options.config.fileOrigins];
  if (!trusted.includes(url.origin))
    return found('link.origin', `${url.origin}, which fileOrigins does not name`);
  const { status, headers, bytes, failure } = await client.send({ path: link, token: '' });
  if (status !== 200) return found('link.status', failure ?? `status ${status} without a token`);
  if (bytes.byteLength === 0) return found('link.empty', 'an empty file');
  const type = headers.get('content-type') ?? 'no Content-Type';
  const isPicture = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i.test(key) || subject !== 'preSign';
  if (isPicture ? !type.startsWith('image/') : /\bhtml\b/.test(type))
    return found('link.type', `${type} for ${isPicture ? 'a picture' : 'a document'}`);
  const resource = headers.get('cross-origin-resource-policy');
  if (resource && resource !== 'cross-origin')
    return found('link.resource-policy', `Cross-Origin-Resource-Policy: ${resource}`);
  return [];
}
