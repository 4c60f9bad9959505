import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { YesNoField } from './RadioCardList';

it('a Yes/No choice preselects nothing, shows its error, takes the focus, and explains each answer', async () => {
  const choice = createRef<HTMLInputElement>();
  const answers: boolean[] = [];
  render(
    <YesNoField
      ref={choice}
      label="Do you consent?"
      error="This is required"
      value={null}
      onChange={(answer) => answers.push(answer)}
      notes={{ yes: 'Invest more', no: 'Invest less' }}
    />,
  );
  const [yes, no] = ['Yes', 'No'].map((name) => screen.getByRole('radio', { name }));
  for (const each of [yes, no]) expect(each).not.toBeChecked();
  expect(screen.getByText('This is required')).toBeVisible();
  const group = screen.getByRole('radiogroup', { name: 'Do you consent?' });
  expect(group).toHaveAccessibleDescription('This is required');
  expect(group).toBeInvalid();
  expect(screen.getByText('Invest more')).toBeVisible();
  expect(yes).toHaveAccessibleDescription('Invest more');
  expect(no).toHaveAccessibleDescription('Invest less');
  act(() => choice.current?.focus());
  expect(yes).toHaveFocus();
  await userEvent.click(screen.getByText('Yes'));
  await userEvent.click(screen.getByText('No'));
  expect(answers).toEqual([true, false]);
});
