import { receiveSignals } from './receive-signals';
import { signals, type Signal } from '@investor-portal/shared/runtime/signals';

const error = (text: string): Signal => ({ kind: 'error', error: text });

describe('signals', () => {
  it('wait for their receiver, which then gets each once, in order', () => {
    signals.push(error('1'));
    signals.push(error('2'));
    const first: Signal[] = [];
    receiveSignals((signal) => first.push(signal));
    signals.push(error('3'));
    expect(first).toEqual([error('1'), error('2'), error('3')]);
    const second: Signal[] = [];
    receiveSignals((signal) => second.push(signal));
    signals.push(error('4'));
    expect(first).toHaveLength(3);
    expect(second).toEqual([error('4')]);
  });
});
