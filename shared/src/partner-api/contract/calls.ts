/*
 * The calls that the document's first script sends: method, and path below the partner API's address. This file imports
 * nothing, so that the script does not contain the schemas of the other files here.
 */

export const userDetails = 'GET api/v1/partner/partner/{externalReferenceCode}/details';
export const preSign = 'GET api/v1/partner-file/pre-sign';
