/** Tax identification numbers are written as 123-456-789, with a branch code of three to five digits after it. */
const groups = /^(\d{1,3})(\d{1,3})?(\d{1,3})?(\d+)?$/;

/** Groups the digits with dashes. Text with other characters stays as it is, because it may be another country's number. */
export function groupTaxNumber(text: string): string {
  if (!/^[\d\s.-]*$/.test(text)) return text;
  return groups.exec(text.replaceAll(/\D/g, ''))?.slice(1).filter(Boolean).join('-') ?? '';
}
