import { screen } from '@testing-library/react';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { control, signIn } from '@investor-portal/shared/testing/sandbox';
import type { RegistrationAnswers } from '../fields/registration-fields';
import { saveDraft } from '../registration/form/saved-draft';
import { validAnswers } from './valid-answers';
import { renderRemote } from './render-remote';

/** Opens a step of the wizard with every answer given, like after a reload. */
export async function openAt(
  step: number,
  name: string,
  faults: object[] = [],
  answers: Partial<RegistrationAnswers> = {},
  beforeOpening: (owner: string) => void = () => undefined,
) {
  // An earlier test's investor may have registered.
  forgetSession();
  const { externalReferenceCode } = await signIn('New');
  for (const fault of faults)
    await control('faults', { externalReferenceCode, times: 1, ...fault });
  const nothing = { fields: [], signature: false };
  saveDraft(externalReferenceCode, { ...validAnswers, ...answers }, nothing);
  beforeOpening(externalReferenceCode);
  const router = renderRemote(`${paths.registration}?step=${step}`);
  await title(name);
  return router;
}

export const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
export const button = (name: string) => screen.getByRole('button', { name });
