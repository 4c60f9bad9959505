import fc from 'fast-check';
import {
  type FailureKind,
  isPartnerApiError,
  messageOf,
  messageOfErrorBody,
  PartnerApiError,
  readFailureOf,
} from './errors';

describe('§8 the message of a failure', () => {
  it.each<[unknown, string]>([
    [{ errorDetails: [{ message: 'First' }, { message: 'Second' }], exception: 'E' }, 'First'],
    [{ errorDetails: [{ message: ' ' }, { message: 'Second' }] }, 'Second'],
    [{ errorDetails: [], exception: 'Exception text' }, 'Exception text'],
    [{ errorDetails: [{ message: { deep: 1 } }], exception: 'Exception text' }, 'Exception text'],
    [{ errors: [{ message: 'Other shape' }], exception: 'E' }, 'Other shape'],
    [{ message: 'Don&#39;t' }, "Don't"],
    [{ exception: null, message: 7 }, 'Bad Gateway'],
    ['<html>', 'Bad Gateway'],
    [undefined, 'Bad Gateway'],
  ])('of %j is %s', (body, sentence) => {
    expect(messageOfErrorBody(body, 'Bad Gateway')).toBe(sentence);
  });

  it('is never empty and never an object, for any body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (body, statusText) => {
        const message = messageOfErrorBody(body, statusText);
        expect(message.trim()).not.toBe('');
        expect(message).not.toContain('[object');
      }),
    );
  });

  it('comes from errors recognised by name, and is a general sentence for other errors', () => {
    const error = new PartnerApiError('http', 'GET x', 'Sent by the server.', 422);
    expect(isPartnerApiError(error)).toBe(true);
    expect(messageOf(error)).toBe('Sent by the server.');
    const foreign = Object.assign(new Error('Other realm.'), { name: 'PartnerApiError' });
    expect(messageOf(foreign)).toBe('Other realm.');
    expect(messageOf(new TypeError('x is not a function'))).not.toContain('function');
  });

  it('is not shown on the page if the server itself failed, and names the trace there, but not one that the API may not have', () => {
    const of = (status: number) =>
      readFailureOf(new PartnerApiError('http', 'GET x', 'Database not available', status));
    expect(of(503)).toBe('Something went wrong on our side. Please try again later.');
    expect(of(422)).toBe('Database not available');
    const traced = (kind: FailureKind) =>
      readFailureOf(
        Object.assign(new PartnerApiError(kind, 'GET x', 'It failed.'), { traceId: 'f00' }),
      );
    expect(traced('offline')).toBe('It failed.');
    expect(traced('timeout')).toBe(
      'It failed. If it happens again, give support this reference: f00.',
    );
  });
});
