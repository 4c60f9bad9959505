import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { configure } from '@investor-portal/shared/testing/configure';
import { button, renderRemote, title, validAnswers } from '../testing/wizard';
import { clearDraft, readDraft, saveDraft } from './registration-form';
// Loaded before the tests, so that compiling does not count towards a test's timeout.
import './RegistrationPage';

beforeEach(() => clearDraft());

async function openWizard(search = '', failing?: [call: string, fault: object]) {
  const { fail } = await signIn('New');
  if (failing) await fail(...failing);
  return renderRemote(paths.registration + search);
}

/** Validation is asynchronous, so this waits for it. */
const waitForValidation = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const proceed = () => userEvent.click(button('Proceed'));
const nationality = () =>
  screen.findByRole('combobox', { name: 'Nationality *' }, { timeout: 10_000 });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('§2 who can open the registration', () => {
  test('without a session, asks to open the portal from the platform', async () => {
    configure();
    forgetSession();
    renderRemote(paths.registration);
    expect(await screen.findByText(/Open the portal from the platform/)).toBeVisible();
    expect(links()).toEqual([paths.publicOpportunities]);
  });

  test('a registered investor sees no wizard, and a leftover draft is cleared', async () => {
    const { externalReferenceCode } = await signIn('Basic');
    saveDraft(externalReferenceCode, { answers: validAnswers, lost: [] });
    renderRemote(paths.registration);
    await title('You are registered');
    expect(document.title).toMatch(/^You are registered/);
    expect(links()).toEqual([paths.opportunities, paths.profile]);
    expect(readDraft(externalReferenceCode)).toBeUndefined();
  });
});

describe('§4 wizard', () => {
  test('starts with the first unanswered step, which waits for consent and is not left without a question', async () => {
    const router = await openWizard('?step=4');
    await title('Consent to Get Verified');
    expect(router.state.location.search).toBe('');
    const progress = screen.getByRole('progressbar', { name: 'Registration progress' });
    expect(progress).toHaveAttribute('aria-valuetext', 'Step 1 of 5');
    expect(button('Proceed')).toBeDisabled();
    // There are no answers yet.
    await userEvent.click(button('Previous'));
    expect(router.state.location.pathname).toBe(paths.acceptance);
    await act(() => router.navigate(-1));
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(await screen.findByText(/^Your consent is needed/)).toBeVisible();
    expect(button('Proceed')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(button('Proceed')).toBeEnabled();
    await userEvent.click(button('Previous'));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the registration?' });
    expect(dialog).toHaveAccessibleDescription(
      'You haven’t submitted your answers. We’ll keep your answers in this tab until you close it.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await userEvent.click(button('Previous'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe(paths.acceptance);
  });

  test('Proceed focuses Retry if a list is missing, else shows the errors of the whole step, and says what the switches declare', async () => {
    await openWizard('', ['nationalities', { times: 1, status: 404 }]);
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await proceed();
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    await proceed();
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.click(retry);
    const field = await nationality();
    await waitFor(() => expect(field).toHaveFocus());
    await waitForValidation();
    expect(screen.queryByText('Nationality is required')).toBeNull();

    const declares = (what: string) =>
      expect(button('Proceed')).toHaveAccessibleDescription(
        `By pressing Proceed, you declare that ${what} apply to you.`,
      );
    const ties = screen.getByRole('group', { name: 'Do any of these apply to you?' });
    expect(within(ties).getAllByRole('switch')).toHaveLength(4);
    declares('these don’t');
    await userEvent.click(screen.getByRole('switch', { name: /director of a crowdfunding/ }));
    declares('only those you turned on');
    await waitForValidation();
    expect(screen.queryByText('Portal name is required')).toBeNull();
    await proceed();
    expect(await screen.findByText('Nationality is required')).toBeVisible();
    expect(screen.getByText('Portal name is required')).toBeVisible();
    expect(screen.getByText('Position is required')).toBeVisible();
    expect(await nationality()).toHaveFocus();

    // The validated row keeps its errors. The new row has no errors yet.
    await userEvent.click(button('Add another position'));
    await waitForValidation();
    expect(screen.getAllByText('Portal name is required')).toHaveLength(1);
    await userEvent.click(button('Remove row 1'));
    await waitForValidation();
    expect(screen.queryByText('Portal name is required')).toBeNull();
    await userEvent.selectOptions(await nationality(), 'Other');
    await proceed();
    expect(await screen.findByText('Other Nationality is required')).toBeVisible();
  });
});
