import { isOpen } from './use-open-commitments';

const commitment = {
  commitmentStatusCode: 'COM',
  commitmentStatus: { name: 'ongoing' },
  completionDate: '',
  calibratedAmount: 0,
};

describe('open commitments', () => {
  it.each([
    [{}, true],
    [{ commitmentStatusCode: 'PEN', commitmentStatus: { name: 'pending' } }, true],
    [{ commitmentStatusCode: 'REC' }, true],
    // Reconfirmed, with its campaign not closed yet.
    [{ commitmentStatusCode: 'APP' }, true],
    [{ commitmentStatus: { name: 'incomplete' } }, true],
    [{ commitmentStatusCode: 'CAN', commitmentStatus: { name: 'canceled' } }, false],
    [{ commitmentStatus: { name: 'committed' } }, true],
    [{ commitmentStatus: { name: 'committed' }, calibratedAmount: 5 }, false],
    [{ commitmentStatus: { name: 'Terminated' } }, false],
    [{ commitmentStatus: { name: 'completed' }, completionDate: '2026-11-02T00:00:00Z' }, false],
  ])('%j: %p', (changed, open) => expect(isOpen({ ...commitment, ...changed })).toBe(open));
});
