import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pointAtSandbox } from '../testing/sandbox';
import { MoneyField } from './MoneyField';

beforeAll(pointAtSandbox);

interface Values {
  amount: string;
}

function Registered({ sent }: { sent: string[] }) {
  const { register, handleSubmit } = useForm<Values>({ mode: 'onChange' });
  return (
    <form onSubmit={handleSubmit(({ amount }) => void sent.push(amount))}>
      <MoneyField label="Amount" {...register('amount')} />
      <button type="submit">Invest</button>
    </form>
  );
}

function Plain({ sent }: { sent: string[] }) {
  const [amount, setAmount] = useState('');
  return (
    <>
      <MoneyField
        label="Amount"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="button" onClick={() => sent.push(amount)}>
        Invest
      </button>
    </>
  );
}

describe.each([
  ['register', Registered],
  ['state', Plain],
])('§5 the invest amount, with %s', (_, Form) => {
  it('keeps digits and a dot, and is formatted when the field is left', async () => {
    const sent: string[] = [];
    render(<Form sent={sent} />);
    const field = screen.getByLabelText('Amount');
    await userEvent.type(field, 'x1234.5.y');
    expect(field).toHaveValue('1234.5');
    await userEvent.tab();
    expect(field).toHaveValue('1,234.50');
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(sent).toEqual(['1,234.50']);
  });

  it('does not move the caret during typing in the middle', () => {
    render(<Form sent={[]} />);
    const field = screen.getByLabelText('Amount');
    if (!(field instanceof HTMLInputElement)) throw new Error('no input');
    fireEvent.change(field, { target: { value: '1234' } });
    // 'a' typed after the 2: the browser has put the caret after it.
    fireEvent.input(field, { target: { value: '12a34', selectionStart: 3, selectionEnd: 3 } });
    expect(field.value).toBe('1234');
    expect(field.selectionStart).toBe(2);
  });
});

describe('a money field', () => {
  it('is described by its error and its hint', () => {
    render(<MoneyField label="Amount" hint="At least PHP 1,000.00" error="Amount is required" />);
    const field = screen.getByLabelText('Amount');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Amount is required At least PHP 1,000.00 PHP');
    expect(screen.getByText('Amount is required')).toBeVisible();
  });
});
