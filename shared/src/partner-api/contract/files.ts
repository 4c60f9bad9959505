import * as v from 'valibot';
import type { Call, ReadCall } from '../client/call';
import { preSignTemplate } from './calls';
import { envelopeOf } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';

const address = v.pipe(v.string(), v.nonEmpty());

export const uploadCall = {
  name: 'upload',
  template: 'POST api/v1/partner-file/upload',
  answer: envelopeOf(address),
} as const satisfies Call;

/** Returns the file's URL, for `signatureFileUrl` (spec §4 'Submit'). */
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

export const preSign = (key: string) => read(preSignCall, { query: { key } });

export function isLink(reference: string): boolean {
  return /^https?:\/\//i.test(reference);
}
