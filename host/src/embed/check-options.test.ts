import { externalDetailsSchema } from '@investor-portal/shared/session/session';
import { mount, signOut } from './embed';
import type { MountOptions, PartnerDetails } from '@investor-portal/embed/embed-types';
import { portalUrl } from './testing/portal-frame';

const getPartnerDetails = () => null;
const good = { portalUrl, getPartnerDetails };
const address = 'portalUrl: the whole address of the portal, such as https://portal.example';

it.each<[string, unknown, string]>([
  ['no options', undefined, address],
  ['a missing portalUrl', { getPartnerDetails }, address],
  ['a relative portalUrl', { ...good, portalUrl: '/portal' }, address],
  ['a portalUrl that is a script', { ...good, portalUrl: 'javascript:alert(1)' }, address],
  ['missing details', { portalUrl }, 'getPartnerDetails: a function'],
])('mount names what it needs instead of %s', (_what, options, needed) => {
  const call = () => mount(document.body, options as MountOptions);
  expect(call).toThrow(new Error(`InvestorPortal.mount needs ${needed}.`));
  expect(document.querySelector('iframe')).toBeNull();
});

it('each function names what it needs', () => {
  const wrong = { ...good, portalUrl: '' } as MountOptions;
  expect(() => mount(null as unknown as Element, good)).toThrow('mount needs an element');
  expect(() => signOut(wrong)).toThrow(`InvestorPortal.signOut needs ${address}`);
});

it('§3 PartnerDetails declares every field that the portal reads', () => {
  const declared: Record<keyof PartnerDetails, true> = {
    code: true,
    externalReferenceCode: true,
    tokenDetails: true,
    location: true,
    cohort: true,
  };
  expect(Object.keys(declared)).toEqual(Object.keys(externalDetailsSchema.entries));
});
