// The calls of the document's first script. This file imports nothing, so that the script contains no schemas.

export const userDetails = 'GET api/v1/partner/partner/{externalReferenceCode}/details';
export const preSignTemplate = 'GET api/v1/partner-file/pre-sign';
