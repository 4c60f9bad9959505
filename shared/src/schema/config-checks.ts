// URLs accept hosts that a Content-Security-Policy reads differently: `*.example`, `a"b`, `$host`.
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/;

/** Returns false if the check throws, as `new URL` and Intl do for a wrong value. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

export const isOrigin = (value: string) =>
  holds(() => plainOrigin.test(value) && new URL(value).origin === value);

export const isWebAddress = (value: string) =>
  holds(() => new URL(value).protocol.startsWith('http'));

export const isTimeZone = (value: string) =>
  holds(() => Boolean(new Intl.DateTimeFormat('en', { timeZone: value })));

export const isLocale = (value: string) =>
  holds(() => Intl.getCanonicalLocales(value).length === 1);

/** The guids may select a page, but they must not change the origin. */
export function isPageAddress(
  template: string,
  placeholders: readonly string[],
  protocol: RegExp,
): boolean {
  const addressOf = (guid: string) =>
    placeholders.reduce((address, name) => address.replaceAll(name, guid), template);
  const [one, other] = [addressOf('a'), addressOf('b')];
  if (one === other || !isWebAddress(one) || !isWebAddress(other)) return false;
  return new URL(one).origin === new URL(other).origin && protocol.test(new URL(one).protocol);
}
