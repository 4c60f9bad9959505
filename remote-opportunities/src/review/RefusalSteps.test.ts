import { subjectOf } from './RefusalSteps';

it.each([
  ['Your commitments would pass the standard investment limit of PHP 50,000.00.', 'limit'],
  ['Your wallet balance of PHP 10.00 is not enough.', 'wallet'],
  ['Insufficient funds', 'wallet'],
  ['This payment option cannot be used.', 'payment'],
  ['The offering period has changed. Please review the campaign again.', 'campaign'],
  ['This offering has not started yet.', 'campaign'],
  ['This offering has ended.', 'closed'],
  ['This campaign is fully subscribed.', 'closed'],
  ['This campaign can take only PHP 1,000.00 more.', 'amount'],
  ['Entered amount must be at least 5,000.00.', 'amount'],
  ['Too many requests.', undefined],
])('takes %j to be about %s', (sentence, subject) => {
  expect(subjectOf(sentence)).toBe(subject);
});
