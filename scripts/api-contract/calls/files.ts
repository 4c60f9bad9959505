import * as v from 'valibot';
import {
  maximumUploadBytes,
  preSignCall,
  uploadCall,
} from '@investor-portal/shared/partner-api/contract/files';
import type { CallContract } from '../call-contract';

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
