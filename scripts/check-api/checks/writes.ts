import { uploadFile } from '@investor-portal/shared/partner-api/contract/files';
import { ask, howItEnded } from '../client/ask';
import { changeStatus } from './settle';
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
  title: 'A signature can be uploaded',
  run: async ({ client }) => {
    const signature = new File([png], 'signature.png', { type: 'image/png' });
    const stored = await ask(client, () => uploadFile(signature));
    if (stored.value !== undefined) return [];
    return [finding('upload.failed', 'upload', howItEnded(stored))];
  },
};

const reconfirming: Check = {
  id: 'reconfirming',
  title: 'What has to be reconfirmed can be',
  run: async (context) => {
    const waiting = context.sample.commitments.find(
      ({ commitmentStatusCode: code }) => code === 'REC',
    );
    if (!waiting) return 'No commitment has to be reconfirmed.';
    return changeStatus(context, waiting.guid, 'APP');
  },
};

/** The checks that write, run one after the other in this order. They run only if a campaign to write to is given. */
export const writes: readonly Check[] = [uploads, committing, reconfirming];
