import { screen } from '@testing-library/react';
import { Outlet, type InitialEntry } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { forgetSession } from '@investor-portal/shared/session/session';
import { control, signIn } from '@investor-portal/shared/testing/sandbox';
import { persistentCache } from '@investor-portal/shared/testing/page-wrapper';
import { show } from '@investor-portal/shared/testing/show';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import type { RegistrationAnswers } from '../fields/registration-fields';
import { saveDraft } from '../registration/registration-form';
import { remote } from '../routes';

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
  saveDraft(externalReferenceCode, { answers: { ...validAnswers, ...answers }, lost: [] });
  beforeOpening(externalReferenceCode);
  const router = renderRemote(`${paths.registration}?step=${step}`);
  await title(name);
  return router;
}

export const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
export const button = (name: string) => screen.getByRole('button', { name });

/** @param cached what SWR has already fetched, by key. */
export function renderRemote(path: InitialEntry, cached: Record<string, unknown> = {}) {
  const others = [
    { path: paths.profile, element: <p>profile</p> },
    { path: paths.opportunities, element: <p>opportunities</p> },
  ];
  const routes = [{ element: <Host />, children: [...remote.routes, ...others] }];
  const cache = persistentCache(cached);
  return show(routes, [path], { provider: () => cache }).router;
}

/** Fetches the data that the host fetches on every screen. */
function Host() {
  useUserDetails();
  return (
    <main>
      <Outlet />
    </main>
  );
}

/** Answers that satisfy every rule, without officer rows. */
export const validAnswers: RegistrationAnswers = {
  consent: true,
  nationality: 'PH',
  otherNationality: '',
  officerDirector: [],
  officerDirectorIssuer: [],
  isAssociatedWithCrowdfunding: false,
  hasAccountCrowdFunding: false,
  warrantsRetailLimits: false,
  annualGrossIncome: '1,200,000.00',
  assets: 'Above Php 1,000,000',
  netWorth: 'Below Php 500,000',
  waiveInvestmentLimit: true,
  taxIdentificationNo: '123-456-789',
  intentToApplyForQualifiedInvestorCertification: false,
  agreeToOpenR1InvestmentsAccount: true,
};
