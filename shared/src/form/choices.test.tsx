import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { tokens } from '../theme/tokens';
import { RadioCardList } from './RadioCardList';
import { YesNoField } from './YesNoField';

function Consent({ sent }: { sent: (boolean | null)[] }) {
  const { control, handleSubmit } = useForm<{ consent: boolean | null }>({
    defaultValues: { consent: null },
  });
  return (
    <form onSubmit={handleSubmit(({ consent }) => void sent.push(consent))}>
      <Controller
        name="consent"
        control={control}
        rules={{ validate: (value) => value === true || 'This is required' }}
        render={({ field, fieldState }) => (
          <YesNoField label="Do you consent?" error={fieldState.error?.message} {...field} />
        )}
      />
      <button type="submit">Proceed</button>
    </form>
  );
}

describe('a Yes/No choice', () => {
  it('preselects nothing, accepts an answer, and shows its error', async () => {
    const sent: (boolean | null)[] = [];
    render(<Consent sent={sent} />);
    const yes = screen.getByRole('radio', { name: 'Yes' });
    expect(yes).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(screen.getByText('This is required')).toBeVisible();
    expect(yes).toHaveFocus();
    const group = screen.getByRole('radiogroup', { name: 'Do you consent?' });
    expect(group).toHaveAccessibleDescription('This is required');
    expect(group).toBeInvalid();
    for (const radio of screen.getAllByRole('radio'))
      expect(radio.closest('label')).toHaveStyle({ borderColor: tokens.colour.danger });
    await userEvent.click(yes);
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(sent).toEqual([true]);
  });

  it('explains each answer without changing its name', () => {
    const notes = { yes: 'Invest more', no: 'Invest less' };
    render(
      <YesNoField name="waive" label="Waive?" value={null} onChange={() => {}} notes={notes} />,
    );
    for (const [name, note] of [
      ['Yes', notes.yes],
      ['No', notes.no],
    ]) {
      expect(screen.getByText(note ?? '')).toBeVisible();
      expect(screen.getByRole('radio', { name })).toHaveAccessibleDescription(note);
    }
  });
});

function PaymentOptions() {
  const [chosen, setChosen] = useState<'a' | 'b'>('a');
  return (
    <RadioCardList
      label="Payment options"
      value={chosen}
      onChange={setChosen}
      options={[
        { value: 'a', label: 'Evolve Wallet', description: 'E-wallet' },
        { value: 'b', label: 'Bibo Pay', disabled: false },
      ]}
    />
  );
}

describe('a radio list', () => {
  it('shows the selected option and selects another', async () => {
    render(<PaymentOptions />);
    expect(screen.getByRole('radiogroup', { name: 'Payment options' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Evolve Wallet E-wallet' })).toBeChecked();
    await userEvent.click(screen.getByText('Bibo Pay'));
    expect(screen.getByRole('radio', { name: 'Bibo Pay' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Evolve Wallet E-wallet' })).not.toBeChecked();
  });
});
