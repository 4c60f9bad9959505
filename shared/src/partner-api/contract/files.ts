import * as v from 'valibot';
import * as calls from './calls';
import { envelopeOf } from './envelope';
import { read, write } from '@investor-portal/shared/partner-api/client/client';

const address = v.pipe(v.string(), v.nonEmpty());

/** `POST api/v1/partner-file/upload` responds with the URL of the stored file. */
export const uploadResponse = envelopeOf(address);
/** `GET api/v1/partner-file/pre-sign?key=` responds with a link that expires. */
export const preSignResponse = envelopeOf(address);

/** Uploads one file and returns its URL, for `signatureFileUrl` (spec §4 'Submit'). */
export function uploadFile(file: File): Promise<string> {
  const form = new FormData();
  form.append('type', 'images');
  form.append('file', file, file.name);
  return write({
    call: calls.upload,
    form,
    answer: uploadResponse,
  });
}

/** A link for a stored file, readable without a token until it expires. */
export function preSign(key: string, signal?: AbortSignal): Promise<string> {
  return read({
    call: calls.preSign,
    query: { key },
    answer: preSignResponse,
    signal,
  });
}

/** Whether a file field holds a link, rather than a key to pre-sign. */
export function isLink(reference: string): boolean {
  return /^https?:\/\//i.test(reference);
}
