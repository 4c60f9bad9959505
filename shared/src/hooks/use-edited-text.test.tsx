import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MoneyField } from '../form/MoneyField';
import { pointAtSandbox } from '../testing/sandbox';

beforeAll(pointAtSandbox);

function Amount({ onText }: { onText?: (text: string) => void }) {
  const [amount, setAmount] = useState('');
  const change = (text: string) => {
    onText?.(text);
    setAmount(text);
  };
  return (
    <MoneyField label="Amount" value={amount} onChange={(event) => change(event.target.value)} />
  );
}

describe('undo and redo', () => {
  const texts = async (keys: string[]) => {
    const seen: string[] = [];
    const user = userEvent.setup({ delay: null });
    render(<Amount />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await user.click(field);
    await user.keyboard('20000');
    await user.tab();
    await user.click(field);
    for (const key of keys) {
      await user.keyboard(key);
      seen.push(field.value);
    }
    return seen;
  };

  it('return to texts that the field has shown', async () => {
    const [undo, redo] = ['{Control>}z{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'];
    expect(await texts([undo, undo, undo, redo, redo, redo])).toEqual([
      '20000',
      '',
      '',
      '20000',
      '20,000.00',
      '20,000.00',
    ]);
  });

  it('also work from a menu', async () => {
    render(<Amount />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    const user = userEvent.setup({ delay: null });
    await user.click(field);
    await user.keyboard('5000');
    const undo = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true });
    act(() => void field.dispatchEvent(undo));
    expect(field).toHaveValue('');
    expect(undo.defaultPrevented).toBe(true);
    // Simulates a browser that does not fire `beforeinput`.
    fireEvent.input(field, { target: { value: '50002000' }, inputType: 'historyRedo' });
    expect(field).toHaveValue('5000');
  });
});

describe('a text that an input method composes', () => {
  it.each([
    ['２００００', '20000'],
    ['20000,50', '20000.50'],
    ['にせん', 'にせん'],
  ])('is passed on once, when %s is complete', (composed, shown) => {
    const changes: string[] = [];
    render(<Amount onText={(text) => changes.push(text)} />);
    const field = screen.getByLabelText('Amount');
    act(() => field.focus());
    fireEvent.compositionStart(field);
    for (let end = 1; end <= composed.length; end += 1)
      fireEvent.input(field, { target: { value: composed.slice(0, end) }, isComposing: true });
    expect(field).toHaveValue(composed);
    expect(changes).toEqual([]);
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue(shown);
    expect(changes).toEqual([shown]);
  });
});
