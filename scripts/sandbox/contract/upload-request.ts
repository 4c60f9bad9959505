import * as v from 'valibot';

export const maximumUploadBytes = 5 * 1024 * 1024;

/** `POST api/v1/partner-file/upload`, multipart: the accepted files of each type. */
export const acceptedTypes = {
  images: ['image/png', 'image/jpeg', 'image/webp'],
  documents: ['application/pdf'],
} as const;

export const uploadRequestSchema = v.object({
  type: v.picklist(['images', 'documents']),
  file: v.pipe(
    v.instance(File),
    v.check((file) => file.size > 0, 'must not be empty'),
    v.check((file) => file.size <= maximumUploadBytes, 'must not be larger than 5 MB'),
  ),
});
