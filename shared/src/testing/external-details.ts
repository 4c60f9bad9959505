/** What the platform hands over for an investor, whom no API needs to know. */
export const externalDetails = (externalReferenceCode = 'EXT-1', access_token = 'token') => ({
  code: 'P',
  externalReferenceCode,
  tokenDetails: { access_token },
});

/** The message of that hand-over. */
export const handoverMessage = (reference?: string, token?: string) => ({
  action: 'bibo',
  value: JSON.stringify(externalDetails(reference, token)),
});
