import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, openAt, title } from '../../testing/wizard';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import '../RegistrationPage';

test('says beside Proceed what the switches declare, and asks for no further press', async () => {
  await openAt(2, 'Input Additional Info');
  const ties = await screen.findByRole('group', { name: 'Do any of these apply to you?' });
  expect(within(ties).getAllByRole('switch')).toHaveLength(4);
  const declares = (what: string) =>
    expect(button('Proceed')).toHaveAccessibleDescription(
      `By pressing Proceed, you declare that ${what} apply to you.`,
    );
  declares('these don’t');
  const portal = screen.getByRole('switch', { name: /director of a crowdfunding portal/ });
  await userEvent.click(portal);
  declares('only those you turned on');
  await userEvent.click(portal);
  declares('these don’t');
  await userEvent.click(button('Proceed'));
  expect(await title('Premium Account Access')).toBeVisible();
  expect(button('Proceed')).not.toHaveAccessibleDescription();
});
