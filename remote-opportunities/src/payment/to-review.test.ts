import { cameFromPayment, fromPayment } from './to-review';

describe('the way to the review', () => {
  it('is known from what the payment options left', () => {
    expect(cameFromPayment(fromPayment)).toBe(true);
  });

  it.each([null, undefined, 'payment', {}, { from: 'elsewhere' }])(
    'is another with %j',
    (state) => {
      expect(cameFromPayment(state)).toBe(false);
    },
  );
});
