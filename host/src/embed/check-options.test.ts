/** @jest-environment jest-fixed-jsdom */
import { externalDetailsSchema } from '@investor-portal/shared/session/session';
import { attach, mount, preload, signOut } from './embed';
import type { MountOptions, PartnerDetails } from '@investor-portal/embed/embed-types';
import { portalUrl } from './testing/portal-frame';

const getPartnerDetails = () => null;
const good = { portalUrl, getPartnerDetails };
const address = 'the whole address of the portal, such as "https://portal.example"';
const details = 'a function that returns the details of whoever is signed in, or null';

const wrongOptions: [string, object, string][] = [
  ['a missing portalUrl', { getPartnerDetails }, `portalUrl is undefined. It takes ${address}.`],
  [
    'a relative portalUrl',
    { ...good, portalUrl: '/portal' },
    `portalUrl is "/portal". It takes ${address}.`,
  ],
  [
    'a portalUrl without its scheme',
    { ...good, portalUrl: 'portal.example' },
    `portalUrl is "portal.example". It takes ${address}.`,
  ],
  [
    'a misspelt scheme',
    { ...good, portalUrl: 'htps://portal.example' },
    `portalUrl is "htps://portal.example". It takes ${address}.`,
  ],
  [
    'a portalUrl that is a script',
    { ...good, portalUrl: 'javascript:alert(1)' },
    `portalUrl is "javascript:alert(1)". It takes ${address}.`,
  ],
  [
    'a portalUrl that is no text',
    { ...good, portalUrl: new URL(portalUrl) },
    `portalUrl is a value of type object. It takes ${address}.`,
  ],
  ['missing details', { portalUrl }, `getPartnerDetails is undefined. It takes ${details}.`],
  [
    'details that are no function',
    { portalUrl, getPartnerDetails: {} },
    `getPartnerDetails is a value of type object. It takes ${details}.`,
  ],
  [
    'an onEvent that is no function',
    { ...good, onEvent: 'log' },
    'onEvent is "log". It takes a function that is called with each event.',
  ],
  ['a wrong height', { ...good, height: 600 }, 'height is 600. It takes "fill" or "auto".'],
  [
    'a wrong appearance',
    { ...good, appearance: 'Dark' },
    'appearance is "Dark". It takes "light" or "dark" or "system" or an object with variables.',
  ],
  [
    'a misspelt action of an app',
    { ...good, appActions: { files: () => undefined } },
    'appActions is a value of type object. It takes an object whose file, open and print are functions.',
  ],
  [
    'an action of an app that is no function',
    { ...good, appActions: { print: true } },
    'appActions is a value of type object. It takes an object whose file, open and print are functions.',
  ],
  [
    'a misspelt name',
    { portalURL: portalUrl, getPartnerDetails },
    'unknown option portalURL. Known are portalUrl, getPartnerDetails, onEvent, height, appActions, appearance.',
  ],
];

describe('a wrong option is an error that names it and says what it takes', () => {
  it.each(wrongOptions)('mount refuses %s', (_what, options, said) => {
    const call = () => mount(document.body, options as MountOptions);
    expect(call).toThrow(new Error(`InvestorPortal.mount: ${said}`));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['#portal', '"#portal"'],
  ])('mount refuses the element %j', (element, is) => {
    const call = () => mount(element as unknown as Element, good);
    expect(call).toThrow(`InvestorPortal.mount: element is ${is}. It takes an element, such as`);
  });

  it('attach, preload and signOut refuse the same, and name themselves', () => {
    const wrong = { ...good, portalUrl: '' } as MountOptions;
    const said = `portalUrl is "". It takes ${address}.`;
    const iframe = document.createElement('iframe');
    expect(() => attach(iframe, wrong)).toThrow(`InvestorPortal.attach: ${said}`);
    expect(() => preload(wrong)).toThrow(`InvestorPortal.preload: ${said}`);
    expect(() => signOut(wrong)).toThrow(`InvestorPortal.signOut: ${said}`);
    expect(() => preload(undefined as unknown as MountOptions)).toThrow(
      'InvestorPortal.preload: options is undefined.',
    );
  });

  it.each(['capacitor://localhost', 'null'])('mount refuses a page of the origin %s', (origin) => {
    const own = jest.spyOn(window, 'origin', 'get').mockReturnValue(origin);
    expect(() => mount(document.body, good)).toThrow(`this page's origin is ${origin}. It has to`);
    own.mockRestore();
  });

  it('refuses no option that is there without a value', () => {
    const options = { ...good, onEvent: undefined, height: undefined, appearance: undefined };
    const call = () => mount(document.body, options as unknown as MountOptions).unmount();
    expect(call).not.toThrow();
  });
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
