// URLs accept hosts that a Content-Security-Policy reads differently: `*.example`, `a"b`, `$host`.
const plainOrigin = /^https?:\/\/(?:[a-z\d.-]+|\[[a-f\d:]+\])(?::\d+)?$/;

export function isOrigin(value: string): boolean {
  try {
    return plainOrigin.test(value) && new URL(value).origin === value;
  } catch {
    return false;
  }
}

export function isWebAddress(value: string): boolean {
  try {
    return new URL(value).protocol.startsWith('http');
  } catch {
    return false;
  }
}

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

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

export function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
