import * as v from 'valibot';
import type { Call, ReadCall } from '../client/call';
import type { CallContract } from './call-contract';
import { preSign as preSignTemplate } from './calls';
import { envelopeOf } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';

const address = v.pipe(v.string(), v.nonEmpty());

export const maximumUploadBytes = 5 * 1024 * 1024;

export const acceptedTypes = {
  images: ['image/png', 'image/jpeg', 'image/webp'],
  documents: ['application/pdf'],
} as const;

export const uploadCall = {
  name: 'upload',
  template: 'POST api/v1/partner-file/upload',
  answer: envelopeOf(address),
} as const satisfies Call;

export const uploadContract = () =>
  ({
    ...uploadCall,
    summary: 'Store a file',
    description:
      "Takes the drawn signature of a registration. Its type is decided by its bytes. The response's `data` is the file's URL.",
    tag: 'files',
    request: v.object({
      type: v.picklist(['images', 'documents']),
      file: v.pipe(
        v.instance(File),
        v.check((file) => file.size > 0, 'must not be empty'),
        v.check((file) => file.size <= maximumUploadBytes, 'must not be larger than 5 MB'),
      ),
    }),
    multipart: true,
  }) as const satisfies CallContract;

/** Uploads a file and returns its URL, for `signatureFileUrl` (spec §4 'Submit'). */
export function uploadFile(file: File): Promise<string> {
  const form = new FormData();
  form.append('type', 'images');
  form.append('file', file, file.name);
  return write(uploadCall, { form });
}

export const preSignCall = {
  name: 'preSign',
  template: preSignTemplate,
  answer: envelopeOf(address),
  changesWithMoney: false,
} as const satisfies ReadCall;

export const preSignContract = () =>
  ({
    ...preSignCall,
    summary: 'Open a stored file',
    description:
      'Gives a link that opens a picture or document for a while, without a token. It also takes the URL that an upload returned.',
    tag: 'files',
    whenItFails: 'Pictures and documents are not shown.',
    anonymous: true,
    query: { key: true },
    example: ({ campaign }) => ({ query: { key: campaign.issuerImage } }),
  }) as const satisfies CallContract;

/** Returns a link to a stored file, which opens without a token until it expires. */
export const preSign = (key: string) => read(preSignCall, { query: { key } });

export function isLink(reference: string): boolean {
  return /^https?:\/\//i.test(reference);
}
