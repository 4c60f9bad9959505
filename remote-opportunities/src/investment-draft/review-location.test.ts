import { cameFromPayment, fromPayment } from './review-location';

describe('the navigation state of the review', () => {
  it('records that the investor came from Payment Option', () => {
    expect(cameFromPayment(fromPayment)).toBe(true);
  });

  it.each([null, undefined, 'payment', {}, { from: 'elsewhere' }])(
    'does not take %j for Payment Option',
    (state) => {
      expect(cameFromPayment(state)).toBe(false);
    },
  );
});
