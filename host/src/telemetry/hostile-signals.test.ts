import fc from 'fast-check';
import { PartnerApiError, type FailureKind } from '@investor-portal/shared/partner-api/errors';
import { eventOf, messageOfEvent } from './events';
import { otlpLogs } from './outbox';
import { runningReleases } from './releases';
import type { Signal } from '@investor-portal/shared/runtime/signals';

/*
 * Nothing personal may leave the page, whatever the portal's errors, calls and addresses contain. Each hostile text has
 * a marker that must not appear in what is sent.
 */

const secrets = {
  name: 'Juan Dela Cruz',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl',
  amount: 'PHP 1,250,000.75',
  plainAmount: '1250000.75',
  parameter: '?reference=EXT-000417',
  guid: '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11',
  email: 'juan@delacruz.example',
} as const;

const secret = fc.constantFrom(...Object.values(secrets));
const portal = 'https://portal.example';
const own = `${portal}/assets/main.0123456789ab.js`;

/** Puts a secret where an attacker or careless code would: alone, in an address, beside a position, or as a file. */
const text = fc.oneof(
  secret,
  fc.tuple(fc.string(), secret, fc.string()).map((parts) => parts.join('')),
  secret.map((it) => `GET api/v1/partner/partner/${it}/details`),
  secret.map((it) => `${portal}/main/portfolio/stock-position/${it}`),
  secret.map((it) => `at ${it} (${own}:1:2)`),
  secret.map((it) => `${own}:1:2\n${it}@${own}:3:4`),
  secret.map((it) => `at x (${portal}/assets/${it}.0123456789ab.js:1:2)`),
  secret.map((it) => `x@https://cdn.example/portfolio/${it}/assets/a.0123456789ab.js:1:2`),
  secret.map((it) => `x@${own}?${it}:1:2`),
);

const error = fc
  .tuple(fc.constantFrom(Error, TypeError, RangeError), text, text, text)
  .map(([Kind, message, name, stack]) => Object.assign(new Kind(message), { name, stack }));
const thrown = fc.oneof(error, text, fc.constant(null), fc.record({ message: text, stack: text }));
const callError = fc
  .tuple(fc.oneof(fc.constantFrom('http', 'timeout', 'session'), text), text, text, fc.integer())
  .map(
    ([kind, call, message, status]) =>
      new PartnerApiError(kind as FailureKind, call, message, status),
  );

const remote = fc.oneof(text, fc.constant('portfolio'));
const loaded = fc.record({
  status: fc.constant('loaded'),
  version: text,
  role: text,
  loadedInMs: fc.nat({ max: 9_000 }),
});
const failure = fc.record({ remote, kind: fc.oneof(text, fc.constant('load')) });
const release = fc.record({ version: text, role: text });
const signal = fc.oneof(
  signalOf('error', { error: thrown, remote }),
  signalOf('error', { error: thrown }),
  signalOf('call', { call: text, error: fc.oneof(callError, thrown) }),
  signalOf('refusal', { cause: fc.oneof(text, fc.constant('video')) }),
  signalOf('event', { event: fc.record({ error: thrown }) }),
  signalOf('event', { event: fc.record({ reason: thrown }) }),
  signalOf('remote', { remote, change: loaded }),
  signalOf('failure', { failure, release }),
);

function signalOf(kind: Signal['kind'], parts: Record<string, fc.Arbitrary<unknown>>) {
  return fc.record(parts).map((values) => ({ kind, ...values }) as Signal);
}

/** Returns everything that leaves the page after these signals, as text. */
function sentAfter(signals: readonly Signal[], pathname: string) {
  const releases = runningReleases('1.0.0-89abcdef01');
  const events = signals.flatMap((each) => {
    releases.note(each);
    const location = { origin: portal, pathname };
    return eventOf(each, { location, releases, scriptVersion: () => undefined }) ?? [];
  });
  const messages = events.flatMap((event) => messageOfEvent(event) ?? []);
  const timed = events.map((event) => ({ ...event, at: 0 }));
  const beacon = otlpLogs(timed, '1.0.0-89abcdef01');
  return { events, text: `${JSON.stringify(messages)}\n${beacon}` };
}

// As if the browser had loaded every script in the stacks. releases.test.ts covers those that it has not.
beforeAll(() => void Object.assign(performance, { getEntriesByName: () => [1] }));

const traces = /juan|cruz|eyJ|c2lnbmF0dXJl|1250000|1,250|reference|EXT-|7b0a6a2e|@|PHP|[?&=]/i;

it('no name, token, amount, parameter or identifier leaves the page, whatever goes wrong', () => {
  let sent = 0;
  fc.assert(
    fc.property(fc.array(signal, { minLength: 1, maxLength: 5 }), text, (signals, place) => {
      const { events, text: leaving } = sentAfter(signals, `/main/${place}`);
      sent += events.length;
      const ofScripts = leaving.replaceAll(/assets\/[\w-]+\.[\da-f]{12}\.js/g, 'assets/…');
      expect(ofScripts).not.toMatch(traces);
    }),
    { numRuns: 2_000 },
  );
  // With few events the test would prove nothing.
  expect(sent).toBeGreaterThan(500);
});
