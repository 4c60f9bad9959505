import * as v from 'valibot';
import { writeResponse } from './write-response';

const accepts = (body: unknown) => v.safeParse(writeResponse, body).success;

describe('readings W16: the response to a write', () => {
  it('is the sentence for the toast, regardless of other fields', () => {
    const body = { message: ' Done&#33; ', data: { guid: 'a' }, errorDetails: [], errors: null };
    expect(v.parse(writeResponse, { ...body, exception: '', success: true })).toBe('Done!');
    expect(v.parse(writeResponse, { ...body, success: null })).toBe('Done!');
  });

  it.each([
    {},
    [],
    '',
    '<html>',
    null,
    { message: null },
    { message: '  ' },
    { message: 200 },
    { message: { text: 'Done.' } },
    { success: false },
    { success: false, message: 'Done.' },
    { success: 'false', message: 'Done.' },
    { success: 0, message: 'Done.' },
    { success: '0', message: 'Done.' },
  ])('%j does not confirm the write', (body) => expect(accepts(body)).toBe(false));

  it.each([
    { errorDetails: [{ message: 'Your wallet balance is not enough.' }] },
    { errorDetails: [{}] },
    { errors: [{ message: 'No.' }] },
    { errors: { amount: ['Too small.'] } },
    { exception: 'BusinessRuleException' },
  ])('%j is a failure, regardless of its message', (failure) =>
    expect(accepts({ message: 'Done.', ...failure })).toBe(false),
  );
});
