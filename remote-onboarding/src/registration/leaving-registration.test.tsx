import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { externalCodeAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { recordToasts } from '@investor-portal/shared/testing/record-toasts';
import { release } from '@investor-portal/shared/testing/sandbox';
import { button, openAt, title, validAnswers } from '../testing/wizard';
import { saveDraft } from './registration-form';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import './RegistrationPage';

const toasts = recordToasts();

describe('readings R14: leaving the wizard by Back while the registration is sent', () => {
  /** Presses Submit on step 5. The profile is behind it in the history. The response waits for `release`. */
  async function submit(fault: object = {}) {
    const faults = [{ call: 'register', hold: true, ...fault }];
    const router = await openAt(5, 'Investor Agreement', faults);
    const owner = store.get(externalCodeAtom) ?? '';
    await act(() => router.navigate(paths.profile));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await act(() => router.navigate(`${paths.registration}?step=5`));
    await title('Investor Agreement');
    await act(() => router.navigate('?step=3'));
    await userEvent.click(await screen.findByLabelText(/^Tax Identification Number/));
    await userEvent.paste('123-456-789');
    await act(() => router.navigate('?step=5'));
    await title('Investor Agreement');
    await userEvent.click(button('Submit'));
    await waitFor(() => expect(store.get(loadingAtom)).toBe(true));
    return { router, release: () => act(() => release(owner)) };
  }

  test('a wizard that is opened again is busy, then shows that the investor is registered', async () => {
    const { router, release } = await submit();
    await act(() => router.navigate(-3));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('profile')).toBeVisible();
    expect(store.get(loadingAtom)).toBe(false);
    await act(() => router.navigate(3));
    await title('Investor Agreement');
    expect(button('Submit')).toHaveAttribute('aria-busy', 'true');
    await release();
    expect(await title('You are registered')).toBeVisible();
    expect(toasts).toMatchObject([{ kind: 'success' }]);
  });

  test.each([
    [-3, paths.profile, 'profile'],
    [-1, `${paths.registration}?step=3`, 'You are registered'],
  ])(
    'stays %i entries back, where the investor went, and shows one toast there',
    async (...row) => {
      const [delta, address, shown] = row;
      const { router, release } = await submit();
      await act(() => router.navigate(delta));
      await release();
      await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
      await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
      expect(screen.getByText(shown)).toBeVisible();
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(address);
    },
  );

  test('shows a toast that the outcome is unknown, and the wizard keeps the answers', async () => {
    const { router, release } = await submit({ status: 503 });
    await act(() => router.navigate(-3));
    await release();
    const message = expect.stringMatching(/^We don’t know yet whether we received/);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'info', message }]), { timeout: 5_000 });
    await act(() => router.navigate(3));
    await title('Investor Agreement');
    expect(screen.getByText('123-456-789')).toBeVisible();
    expect(screen.getByText(/Your answers are still here/)).toBeVisible();
    await act(() => router.navigate(paths.profile));
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'We don’t know yet whether we received your registration. Come back to it to check. We’ll keep your answers in this tab until you close it. To submit later, enter your tax identification number again.',
    );
    await userEvent.click(button('Stay'));
    await userEvent.click(button('Check again'));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit again' }));
    expect(await screen.findByText('opportunities', {}, { timeout: 10_000 })).toBeVisible();
  });
});

test('the browser asks before a reload only once there are answers that it would lose', async () => {
  await openAt(3, 'Premium Account Access');
  const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(reloads()).toBe(true);
  await userEvent.type(screen.getByLabelText(/^Tax Identification Number/), '1');
  expect(reloads()).toBe(false);
});

test('a wizard after a reload that has cut off the registration checks before it offers Submit', async () => {
  await openAt(5, 'Investor Agreement', [], {}, (owner) => {
    sessionStorage.setItem('investor:registration-sent', owner);
    saveDraft(owner, { answers: validAnswers, lost: ['signature'] });
  });
  expect(screen.queryByText(/Your answers are still here/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(button('Check again')).toHaveAccessibleDescription(/^We don’t know yet whether/);
  await userEvent.click(button('Check again'));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit again' }));
  expect(await screen.findByText('opportunities', {}, { timeout: 10_000 })).toBeVisible();
  expect(sessionStorage.getItem('investor:registration-sent')).toBeNull();
});
