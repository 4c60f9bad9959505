/*
 * The calls of spec §7: method, and path below the partner API's address. The sandbox's routes and telemetry take their
 * names, methods and paths from here. No imports, and one export each, so that the document's first script can include
 * only the few that it needs.
 */

const files = 'api/v1/partner-file';
const transactional = 'api/v1/partner-transactional';
const campaigns = `${transactional}/investment-opportunities` as const;
const ofCommitments = `${transactional}/commitment` as const;
const memos = `${transactional}/stock-memo` as const;

export const userDetails = 'GET api/v1/partner/partner/{externalReferenceCode}/details';
export const register = 'POST api/v1/partner/register';
export const accountActivity = 'POST api/v1/partner/account-activities/details';
export const upload = `POST ${files}/upload` as const;
export const preSign = `GET ${files}/pre-sign` as const;
export const nationalities = 'POST api/v1/nationality/list';
export const newestCampaigns = `POST ${campaigns}/list` as const;
export const expiringCampaigns = `POST ${campaigns}/expiring/list` as const;
/** The same path as a campaign's, with the issuer's guid and requested with POST (readings W4). */
export const issuerCampaigns = `POST ${campaigns}/{guid}` as const;
export const campaign = `GET ${campaigns}/{guid}` as const;
export const subscription = `GET ${campaigns}/{guid}/subscription-detail` as const;
export const companyView =
  `GET ${transactional}/company-details/latest-published-view/{issuerGuid}` as const;
export const commitments = `POST ${ofCommitments}/investor/list` as const;
export const commitmentsByCampaign = `POST ${ofCommitments}/by-campaign/list` as const;
export const commitment = `GET ${ofCommitments}/{guid}` as const;
export const invest = `POST ${ofCommitments}/invest` as const;
export const updateStatus = `PUT ${ofCommitments}/update-status/{commitmentId}` as const;
export const stockMemos = `POST ${memos}/list` as const;
export const stockMemo = `GET ${memos}/{guid}` as const;
export const paymentOptions = 'GET api/v1/partner-payment/payment-options';
