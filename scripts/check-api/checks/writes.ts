import {
  fetchCommitment,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { uploadFile } from '@investor-portal/shared/partner-api/contract/files';
import { register } from '@investor-portal/shared/partner-api/contract/registration';
import { ask, howItEnded, isRefused } from '../client/ask';
import { jsonOf } from '../client/client';
import type { Check } from './check';
import { committing } from './committing';
import { finding } from './consequences';

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const uploads: Check = {
  id: 'uploads',
  title: 'Uploads take a signature, and nothing else',
  run: async ({ client }) => {
    const send = (bytes: BlobPart, type = 'image/png') =>
      ask(client, () => uploadFile(new File([bytes], 'signature.png', { type })));
    const stored = await send(png);
    if (stored.value === undefined) return [finding('upload.failed', 'upload', howItEnded(stored))];
    const text = await send('<script>alert(1)</script>');
    const large = await send(new Uint8Array(6 * 1024 * 1024));
    return [
      ...(isRefused(text) ? [] : [finding('upload.text', 'upload', 'HTML is stored as a picture')]),
      ...(isRefused(large) ? [] : [finding('upload.size', 'upload', '6 MB are stored')]),
    ];
  },
};

const reconfirming: Check = {
  id: 'reconfirming',
  title: 'What has to be reconfirmed can be',
  run: async ({ client, sample }) => {
    const waiting = sample.commitments.find(({ commitmentStatusCode: code }) => code === 'REC');
    if (!waiting) return 'No commitment has to be reconfirmed.';
    const { guid } = waiting;
    const done = await ask(client, () => updateCommitmentStatus(guid, 'APP'));
    const { value: now } = await ask(client, () => fetchCommitment(guid));
    if (done.value === undefined || now?.commitmentStatusCode !== 'APP')
      return [
        finding(
          'reconfirm.failed',
          'updateStatus',
          done.value === undefined ? howItEnded(done) : `then it is ${now?.commitmentStatusCode}`,
        ),
      ];
    return [];
  },
};

const registering: Check = {
  id: 'registering',
  title: 'A registration without the agreement is refused',
  run: async ({ client, options }) => {
    const asked = await ask(client, () =>
      register({
        externalReferenceCode: options.externalReferenceCode,
        financialInformation: {
          annualGrossIncome: 1,
          annualGrossIncomeCurrency: options.config.currency,
          assets: 'Below Php 500,000',
          netWorth: 'Below Php 500,000',
        },
        userDetails: { nationality: 'PH' },
      }),
    );
    if (isRefused(asked)) return [];
    const said = jsonOf(asked.exchanges.at(-1) ?? { bytes: new Uint8Array() });
    const seen =
      asked.value === undefined ? howItEnded(asked) : `accepted: ${JSON.stringify(said)}`;
    return [finding('register.accepted', 'register', seen)];
  },
};

/** The checks that write, run one after the other in this order. They run only if a campaign to write to is given. */
export const writes: readonly Check[] = [uploads, committing, reconfirming, registering];
