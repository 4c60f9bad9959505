/** The code of a document: `CMT-2026-000123`. */
export function formatDocumentNumber(prefix: string, at: Date, number: number): string {
  return `${prefix}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}

export function stockCode(campaignNumber: number): string {
  return `EQ${String(campaignNumber).padStart(4, '0')}`;
}
