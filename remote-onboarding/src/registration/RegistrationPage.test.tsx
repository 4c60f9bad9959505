import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import {
  control,
  createInvestor,
  useSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import { configure } from '@investor-portal/shared/testing/configure';
import { renderRemote } from '../testing/render-remote';
import { validAnswers } from '../testing/valid-answers';
import { forgetAnswers, keepAnswers, readKeptAnswers } from './saved-draft';
// Compiled before the tests begin to wait for it.
import './RegistrationPage';

beforeEach(() => forgetAnswers());

async function openWizard(search = '', fault?: object) {
  const investor = await createInvestor('New');
  await signIn(investor);
  const { externalReferenceCode } = investor;
  if (fault) await control('faults', { externalReferenceCode, times: 1, ...fault });
  return renderRemote(paths.registration + search);
}

const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
/** Validation answers a little later than it is asked. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const proceed = () => userEvent.click(screen.getByRole('button', { name: 'Proceed' }));

describe('§2 registration, by who opens it', () => {
  test('without a session it says what to do', async () => {
    configure();
    forgetSession();
    renderRemote(paths.registration);
    expect(await screen.findByText(/Open the portal from the platform/)).toBeVisible();
  });

  test('a registered investor is not led through it again, and leaves no answers', async () => {
    const investor = await createInvestor('Basic');
    await signIn(investor);
    const nothing = { taxNumber: false, signature: false };
    keepAnswers(investor.externalReferenceCode, validAnswers, nothing);
    renderRemote(paths.registration);
    await title('You are registered');
    expect(screen.getByRole('link', { name: 'Investment Opportunities' })).toBeVisible();
    expect(readKeptAnswers(investor.externalReferenceCode)).toBeUndefined();
  });
});

describe('§4 wizard', () => {
  test('Proceed waits for consent, and No says why', async () => {
    await openWizard();
    await title('Consent to Get Verified');
    expect(screen.getByText('Step 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(await screen.findByText(/^Your consent is needed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeEnabled();
  });

  test('an address beyond what is answered leads to the first step that is not', async () => {
    const router = await openWizard('?step=4');
    await title('Consent to Get Verified');
    expect(router.state.location.search).toBe('');
  });

  test('a step that is not valid stays, whatever else is invalid on it', async () => {
    await openWizard();
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await proceed();
    await title('Input Additional Info');
    await screen.findByRole('combobox', { name: 'Nationality *' }, { timeout: 10_000 });
    await userEvent.click(
      screen.getByRole('switch', { name: /director of a crowdfunding portal/ }),
    );
    await settle();
    expect(screen.queryByText('Portal name is required')).toBeNull();
    await proceed();
    expect(await screen.findByText('Nationality is required')).toBeVisible();
    expect(screen.getByText('Portal name is required')).toBeVisible();
    expect(screen.getByText('Position is required')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Nationality *' })).toHaveFocus();

    // The tried row keeps what it says; the new one says nothing yet.
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }));
    await settle();
    expect(screen.getAllByText('Portal name is required')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await settle();
    expect(screen.queryByText('Portal name is required')).toBeNull();

    await userEvent.type(screen.getByRole('combobox', { name: 'Nationality *' }), 'Other{Enter}');
    await proceed();
    expect(await screen.findByText('Other Nationality is required')).toBeVisible();
  });

  test('Proceed leads to the Retry of a list that is missing, and the field that comes is not red', async () => {
    await openWizard('', { call: 'nationalities', status: 404 });
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await proceed();
    await title('Input Additional Info');
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    await proceed();
    await waitFor(() => expect(retry).toHaveFocus());
    await userEvent.click(retry);
    await screen.findByRole('combobox', { name: 'Nationality *' }, { timeout: 10_000 });
    await settle();
    expect(screen.queryByText('Nationality is required')).toBeNull();
    await proceed();
    expect(await screen.findByText('Nationality is required')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Nationality *' })).toHaveFocus();
  });

  test('a list that came empty is no list to choose from: it has its Retry too', async () => {
    await signIn(await createInvestor('New'));
    renderRemote(paths.registration, { nationalities: [] });
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await proceed();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    const field = await screen.findByRole('combobox', { name: 'Nationality *' });
    await userEvent.type(field, 'Other{Enter}');
    expect(field).toHaveValue('Other');
  });

  test('Previous of the first step asks before answers are left behind', async () => {
    const router = await openWizard();
    await title('Consent to Get Verified');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the registration?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(paths.registration);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe(paths.acceptance);
  });
});
