import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { hasJustRegistered } from '@investor-portal/shared/routes/registered-state';
import { externalCodeAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { button, openAt, title } from '../testing/wizard';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import './RegistrationPage';
import { readStep } from './RegistrationWizard';

const toasts = recordToasts();

describe('§4 Previous and Proceed', () => {
  test('read the step in the address', () =>
    expect([null, '1', '5', '6', '0', '2.5', 'last'].map(readStep)).toEqual([0, 0, 4, 0, 0, 0, 0]));

  test('leave a step only once, however it is pressed, and focus the heading of each step', async () => {
    const router = await openAt(3, 'Premium Account Access');
    fireEvent.click(button('Proceed'));
    fireEvent.click(button('Proceed'));
    expect(await title('Qualified Account Access')).toHaveFocus();
    // The second click of a double click does nothing.
    fireEvent.click(button('Proceed'), { detail: 2 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(router.state.location.search).toBe('?step=4');
    await userEvent.click(button('Previous'));
    expect(await title('Premium Account Access')).toHaveFocus();
    // The investor holds Enter.
    button('Proceed').focus();
    for (let times = 0; times < 12; times += 1) {
      await userEvent.keyboard('{Enter}');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(await title('Qualified Account Access')).toHaveFocus();
  });
});

const field = (name: string) => screen.findByRole('combobox', { name }, { timeout: 10_000 });

test.each([
  ['Nationality *', 'XX', { nationality: 'XX' }],
  ['Other Nationality *', 'Atlantean', { nationality: 'OTH', otherNationality: 'Atlantean' }],
])(
  '§5 a nationality that is no longer in its list stays the answer and is named: %s',
  async (name, stored, answers) => {
    await openAt(2, 'Input Additional Info', [], answers);
    expect(await field(name)).toHaveDisplayValue(`${stored} (no longer in the list)`);
    await userEvent.click(button('Proceed'));
    await title('Premium Account Access');
    expect(button('Proceed')).not.toHaveAccessibleDescription();
  },
);

describe('§4 Submit', () => {
  const openSubmit = (...faults: object[]) => openAt(5, 'Investor Agreement', faults);
  const list = () => screen.findByText('opportunities', {}, { timeout: 10_000 });

  test('two clicks send one registration, which the list knows of', async () => {
    const router = await openSubmit({ call: 'register', after: 1, status: 422 });
    const told = recordFacts();
    fireEvent.click(button('Submit'));
    fireEvent.click(button('Submit'));
    expect(await list()).toBeVisible();
    const owner = store.get(externalCodeAtom) ?? undefined;
    expect(hasJustRegistered(router.state.location.state, owner)).toBe(true);
    expect(toasts.map(({ kind }) => kind)).toEqual(['success']);
    expect(await told()).toEqual([{ action: 'portal:registered', value: null }]);
  });

  test('does not ask for a registration that was received and whose account opens later', async () => {
    const accepted = { body: JSON.stringify({ message: 'OK', data: {} }) };
    const router = await openSubmit({ call: 'register', response: accepted });
    await userEvent.click(button('Submit'));
    expect(await list()).toBeVisible();
    await act(() => router.navigate(paths.registration));
    expect(await title('We’ve received your registration')).toHaveFocus();
    expect(document.title).toMatch(/^We’ve received your registration/);
    await userEvent.click(button('Register again'));
    expect(await title('Consent to Get Verified')).toHaveFocus();
  });

  test('sends nothing if another tab has registered since the wizard opened', async () => {
    await openSubmit({ call: 'register', status: 422 });
    localStorage.setItem('investor:told', '["portal:registered:"]');
    await userEvent.click(button('Submit'));
    expect(await title('We’ve received your registration')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  test('shows a refusal until an answer changes, and the answers can be submitted again, but not before the time in Retry-After', async () => {
    const busy = {
      call: 'register',
      status: 429,
      message: 'Too many requests.',
      retryAfter: '120',
    };
    await openSubmit({ call: 'register', status: 422, message: 'Not today.' }, busy);
    await userEvent.click(button('Submit'));
    const refused = { kind: 'failure', message: 'Not today.' };
    await waitFor(() => expect(toasts).toEqual([refused]));
    const sentence = await screen.findByText('Not today.');
    expect(sentence).toBeVisible();
    // The toast announces the sentence. The notice stays, and the button's description includes it.
    expect(sentence.closest('[role=alert], [role=status]')).toBeNull();
    expect(button('Submit')).toHaveAccessibleDescription(
      /^Your registration didn’t go through Not today\. Your answers are still here/,
    );
    await userEvent.click(button('Previous'));
    await title('Qualified Account Access');
    expect(screen.queryByText('Not today.')).toBeNull();
    await userEvent.click(button('Proceed'));
    await title('Investor Agreement');
    expect(screen.getByText('Not today.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(screen.queryByText('Not today.')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(button('Submit'));
    const told = /Too many requests\..* The platform asks you to wait\./;
    await waitFor(() => expect(button('Submit')).toHaveAccessibleDescription(told));
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
  });

  test('quotes the server without calling an unknown outcome failed', async () => {
    const fault = { call: 'register', status: 503, message: 'The registry is down.' };
    await openSubmit({ ...fault, times: 2 });
    const liveRegions = screen.getAllByRole('status');
    await userEvent.click(button('Submit'));
    const unknown = 'We don’t know yet whether we received your registration';
    const headline = await screen.findByText(unknown, {}, { timeout: 10_000 });
    expect(liveRegions).toContain(headline.closest('[role=status]'));
    const answer = 'The platform answered: The registry is down.';
    expect(headline.closest('[role=status]')).toHaveTextContent(answer);
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
    const check = button('Check again');
    expect(check).toHaveFocus();
    expect(check).toHaveAccessibleDescription(new RegExp(`^${unknown}`));
    await userEvent.click(check);
    // The investor has checked, so the registration may be sent again.
    const again = await screen.findByRole('button', { name: 'Submit again' });
    expect(screen.getByText(unknown).closest('[role=status]')).toHaveTextContent(answer);
    expect(toasts).toEqual([]);
    await userEvent.click(again);
    await waitFor(() => expect(button('Submit')).toHaveFocus());
    expect(await screen.findByRole('button', { name: 'Check again' })).toHaveFocus();
  });

  test('succeeds if the details show the registration after a reconnection', async () => {
    const unread = { call: 'userDetails', after: 2, status: 403 };
    await openSubmit({ call: 'register', loseResponse: true }, unread);
    await userEvent.click(button('Submit'));
    await screen.findByRole('button', { name: 'Check again' });
    // SWR skips a revalidation within two seconds of the previous one.
    const reconnected = () => {
      fireEvent(window, new Event('online'));
      expect(screen.getByText('opportunities')).toBeVisible();
    };
    await waitFor(reconnected, { timeout: 10_000, interval: 300 });
    expect(sessionStorage.getItem('investor:registration')).toBeNull();
  });
});
