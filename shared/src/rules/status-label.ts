/**
 * The label of a status: the API sends 'TERMINATED', 'terminated' and 'Terminated' for the same one. A status in mixed
 * case is taken as written, but 'canceled' as the specification's texts spell it. '--' when there is none.
 */
export function statusLabel(status: string | null | undefined): string {
  const name = (status ?? '').trim();
  if (name === '') return '--';
  const lower = name.toLowerCase();
  if (lower === 'canceled') return 'Cancelled';
  if (name !== lower && name !== name.toUpperCase()) return name;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
