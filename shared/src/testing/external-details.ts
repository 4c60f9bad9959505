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

/** Stores a session and other data like another tab. This page gets no event yet. */
export function storeElsewhere(
  reference: string,
  others: Record<string, string> = {},
  token?: string,
): void {
  localStorage.setItem('externalCode', JSON.stringify(reference));
  localStorage.setItem('external', handoverMessage(reference, token).value);
  for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
}
