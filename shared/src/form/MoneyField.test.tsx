import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { pointAtSandbox } from '../testing/sandbox';
import { MoneyField } from './MoneyField';

beforeAll(pointAtSandbox);

function Registered({ sent }: { sent: string[] }) {
  const { register, handleSubmit } = useForm<{ amount: string }>({ mode: 'onChange' });
  return (
    <form onSubmit={handleSubmit(({ amount }) => void sent.push(amount))}>
      <MoneyField currency="PHP" label="Amount" {...register('amount')} />
      <button type="submit">Invest</button>
    </form>
  );
}

function Plain(props: { sent?: string[]; start?: string; anyText?: boolean }) {
  const { sent, start = '', anyText = false } = props;
  const [amount, setAmount] = useState(start);
  return (
    <>
      <MoneyField
        label="Amount"
        currency="PHP"
        anyText={anyText}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <button type="button" onClick={() => sent?.push(amount)}>
        Invest
      </button>
    </>
  );
}

describe.each([
  ['register', Registered],
  ['state', Plain],
])('§5 the invest amount, with %s', (_, Form) => {
  it('keeps digits, a dot and the caret, and is formatted when the field is left', async () => {
    const sent: string[] = [];
    render(<Form sent={sent} />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(field, 'x1234.5.y');
    await userEvent.type(field, 'a', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('1234.5');
    expect(field.selectionStart).toBe(2);
    await userEvent.tab();
    expect(field).toHaveValue('1,234.50');
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(sent).toEqual(['1,234.50']);
  });

  it('takes the text that an input method composes while it composes it', async () => {
    const sent: string[] = [];
    render(<Form sent={sent} />);
    const field = screen.getByLabelText('Amount');
    act(() => field.focus());
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '２００００' }, isComposing: true });
    expect(field).toHaveValue('２００００');
    await userEvent.click(screen.getByRole('button', { name: 'Invest' }));
    expect(sent).toEqual(['20,000.00']);
  });
});

it.each([
  ['Php. 50,000.00', '50,000.00'],
  ['500\n600\n', '500; 600'],
])('readings R15: pasted, %j shows %s on blur', async (text, after) => {
  render(<Plain />);
  const field = screen.getByLabelText('Amount');
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  expect(field).toHaveValue(after);
});

describe('Enter', () => {
  const submitted = jest.fn();
  const enter = async (text: string, isPasted: boolean) => {
    submitted.mockClear();
    const user = userEvent.setup({ delay: null });
    render(
      <form onSubmit={(event) => (event.preventDefault(), submitted())}>
        <Plain />
        <button type="submit">Go on</button>
      </form>,
    );
    const field = screen.getByLabelText('Amount');
    await user.click(field);
    await (isPasted ? user.paste(text) : user.keyboard(text));
    await user.keyboard('{Enter}');
    return { field, user };
  };

  it.each([
    ['20000,50', false, '20,000.50'],
    ['1.000,50', true, '1,000.50'],
    ['1 000', true, '1,000.00'],
  ])('does not submit %s, pasted: %p, until %s is shown', async (text, isPasted, shown) => {
    const { field, user } = await enter(text, isPasted);
    expect(submitted).not.toHaveBeenCalled();
    expect(field).toHaveValue(shown);
    const question = `We read this as ${shown}. Press Enter again to continue.`;
    expect(screen.getByText(question)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('also shows an amount that an input method still composes, without changing its text', async () => {
    const { field, user } = await enter('2', false);
    submitted.mockClear();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '20000,5' }, isComposing: true });
    const key = { key: 'Enter', isComposing: true };
    expect(fireEvent.keyDown(field, key)).toBe(false);
    expect(field).toHaveValue('20000,5');
    expect(screen.getByText(/^We read this as 20,000\.50\./)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it.each(['20000.5', '20,000'])('submits %s at once', async (text) => {
    await enter(text, false);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('a field of any text', () => {
  it.each([
    ['600000-700000', '600000-700000'],
    ['PHP 600,000', '600,000.00'],
    ['1.200.000,50', '1,200,000.50'],
  ])(
    'shows %s as typed, and %s on blur, and is described by its error and its hint',
    async (text, after) => {
      render(<MoneyField currency="PHP" label="Income" anyText hint="Per year" error="Required" />);
      const field = screen.getByLabelText('Income');
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Required Per year PHP');
      expect(screen.getByText('Required')).toBeVisible();
      await userEvent.type(field, text);
      expect(field).toHaveValue(text);
      await userEvent.tab();
      expect(field).toHaveValue(after);
    },
  );

  it.each([
    ['50,000.00', 9, '{Backspace>4/}', '5,000.00'],
    ['120,000.00', 7, '0', '1,200,000.00'],
    ['50,000.00', 9, '-60,000.00', '50,000.00-60,000.00'],
  ])('in %s, with the caret at %i, %s leaves %s', async (text, caret, keys, after) => {
    render(<Plain anyText start={text} />);
    const field = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.click(field);
    field.setSelectionRange(caret, caret);
    await userEvent.keyboard(keys);
    await userEvent.tab();
    expect(field).toHaveValue(after);
  });
});
