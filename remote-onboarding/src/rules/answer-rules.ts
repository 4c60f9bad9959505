import * as v from 'valibot';
import { isIncome } from './income';
import { worthOptions } from './worth-options';

/** A Yes/No choice that has to be made, either way (spec §5). */
export const yesOrNo = v.pipe(v.nullable(v.boolean()), v.boolean('This is required'));

export const annualGrossIncome = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Annual Gross Income is required'),
  v.check(isIncome, 'Annual Gross Income must be a valid number'),
);

/** One of the options of spec §5; each form has its own sentence for none. */
export function worth(message: string) {
  return v.pipe(v.string(), v.picklist(worthOptions, message));
}

/** No rule of spec §5 asks for it. */
export const taxNumber = v.pipe(v.string(), v.trim(), atMost(40));

/** A line of text that must not be blank. */
export function line(message: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message), atMost(200));
}

// As long as the partner API takes it. Said, and not held by the field: that would cut off what is pasted in silence.
function atMost(signs: number) {
  return v.maxLength<string, number, string>(signs, `Use no more than ${signs} characters`);
}
