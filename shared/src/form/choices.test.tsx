import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { YesNoField } from './RadioCardList';

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
    await userEvent.click(yes);
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(sent).toEqual([true]);
  });

  it('explains each answer without changing its name', () => {
    const notes = { yes: 'Invest more', no: 'Invest less' };
    render(
      <YesNoField name="waive" label="Waive?" value={null} onChange={() => {}} notes={notes} />,
    );
    expect(screen.getByText('Invest more')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAccessibleDescription('Invest more');
    expect(screen.getByRole('radio', { name: 'No' })).toHaveAccessibleDescription('Invest less');
  });
});
