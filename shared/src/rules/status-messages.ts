/**
 * A status as it is written everywhere: 'TERMINATED', 'terminated' and 'Terminated' are one word on the wire. '--' when
 * there is none. What is neither all capitals nor all small was written to be read, and stays.
 */
export function statusWords(status: string | null | undefined): string {
  const name = (status ?? '').trim();
  if (name === '') return '--';
  const small = name.toLowerCase();
  if (name !== small && name !== name.toUpperCase()) return name;
  return small.charAt(0).toUpperCase() + small.slice(1);
}
