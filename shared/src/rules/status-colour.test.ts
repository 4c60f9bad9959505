import { statusColour } from './status-colour';

describe('§4 status colours', () => {
  it.each([
    'completed',
    'active',
    'unlocked',
    'approved',
    'success',
    'accepted',
    'committed',
    'Approved',
    ' COMMITTED ',
  ])('%p is green', (status) => expect(statusColour(status)).toBe('green'));

  it.each(['pending', 'PENDING'])('%p is yellow', (status) =>
    expect(statusColour(status)).toBe('yellow'),
  );

  it.each(['rejected', 'Rejected'])('%p is red', (status) =>
    expect(statusColour(status)).toBe('red'),
  );

  it.each(['cancelled', 'canceled', 'Canceled', 'terminated', '', 'constructor', null, undefined])(
    '%p is grey',
    (status) => expect(statusColour(status)).toBe('grey'),
  );
});
