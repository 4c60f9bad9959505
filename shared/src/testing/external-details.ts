/** The hand-over of an investor whom the API does not need to know. */
export const externalDetails = (externalReferenceCode = 'EXT-1', access_token = 'token') => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token },
});

export const handoverMessage = (reference?: string, token?: string) => ({
  action: 'bibo',
  value: JSON.stringify(externalDetails(reference, token)),
});
