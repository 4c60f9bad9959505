import { didYouMean } from './did-you-mean';

const known = ['portalUrl', 'getPartnerDetails', 'onEvent', 'height', 'appearance'];

it.each([
  ['portalURL', 'Did you mean "portalUrl"?'],
  ['url', 'Did you mean "portalUrl"?'],
  ['heigth', 'Did you mean "height"?'],
  ['getPartnerDetail', 'Did you mean "getPartnerDetails"?'],
  ['theme', 'Known are portalUrl, getPartnerDetails, onEvent, height, appearance.'],
])('answers %s with a name that is near, or with all', (unknown, said) => {
  expect(didYouMean(unknown, known)).toBe(said);
});
