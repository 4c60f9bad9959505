/*
 * The paths of spec §7, relative to the partner API's base. No imports, and one export per path, so that the document's
 * first script can include only the few that it needs.
 */

const partner = 'api/v1/partner';
const files = 'api/v1/partner-file';
const transactional = 'api/v1/partner-transactional';

export const userDetailsPath = (externalReferenceCode: string) =>
  `${partner}/partner/${encodeURIComponent(externalReferenceCode)}/details`;
export const registrationPath = `${partner}/register`;
export const accountActivityPath = `${partner}/account-activities/details`;

export const fileUploadPath = `${files}/upload`;
export const fileLinkPath = `${files}/pre-sign`;

export const nationalityListPath = 'api/v1/nationality/list';
export const paymentOptionsPath = 'api/v1/partner-payment/payment-options';

const campaigns = `${transactional}/investment-opportunities`;
export const newestCampaignsPath = `${campaigns}/list`;
export const expiringCampaignsPath = `${campaigns}/expiring/list`;
export const campaignPath = (guid: string) => `${campaigns}/${encodeURIComponent(guid)}`;
/** The same path as a campaign's, but requested with POST (readings W4). */
export const issuerCampaignsPath = campaignPath;
export const subscriptionPath = (guid: string) => `${campaignPath(guid)}/subscription-detail`;

export const companyViewPath = (issuerGuid: string) =>
  `${transactional}/company-details/latest-published-view/${encodeURIComponent(issuerGuid)}`;

const commitments = `${transactional}/commitment`;
export const commitmentListPath = `${commitments}/investor/list`;
export const campaignRowListPath = `${commitments}/by-campaign/list`;
export const commitmentPath = (guid: string) => `${commitments}/${encodeURIComponent(guid)}`;
export const newCommitmentPath = `${commitments}/invest`;
export const commitmentStatusPath = (guid: string) =>
  `${commitments}/update-status/${encodeURIComponent(guid)}`;

const stockMemos = `${transactional}/stock-memo`;
export const stockMemoListPath = `${stockMemos}/list`;
export const stockMemoPath = (guid: string) => `${stockMemos}/${encodeURIComponent(guid)}`;
