import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import type { IssuerProfile } from './issuer-profile';
import { pesos } from '../rules/format';

interface Terms {
  total_offering: number;
  share_price: number;
  shares_offered: number;
  equity_offered: number;
}

export function highlightsOf(profile: IssuerProfile, use: string): string {
  const facts = profile.facts.map((fact) => `<li>${fact}</li>`).join('');
  return `<p>${shortName(profile)} raises for <strong>${use}</strong>.</p><ul>${facts}</ul>`;
}

export function summaryOf(profile: IssuerProfile, use: string, terms: Terms): string {
  const shares = terms.shares_offered.toLocaleString('en-US');
  const equity = (terms.equity_offered / 100).toFixed(2);
  return [
    `<p>Since ${profile.since}, ${profile.name} ${profile.does}.</p>`,
    `<p>It offers ${shares} common shares at ${formatSharePrice(terms.share_price / 10_000, 'PHP')} each, ${equity}% of the company after the offering. The proceeds of up to ${pesos(terms.total_offering)} pay for ${use}.</p>`,
    '<h4>Use of proceeds</h4>',
    `<ul><li>68% equipment and construction for ${use}</li><li>21% working capital</li><li>11% permits, training and the cost of the offering</li></ul>`,
    '<h4>Risks</h4>',
    '<p>Shares of a young company can lose all of their value and cannot be sold at will. Read the offering memorandum before you commit.</p>',
  ].join('');
}

export function introductionOf(profile: IssuerProfile): string {
  return [
    `<p><strong>${profile.name}</strong> ${profile.does}. It was founded in ${profile.since} and has its seat at ${profile.address}.</p>`,
    '<h4>Where it stands</h4>',
    `<ul>${profile.facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    '<h4>What comes next</h4>',
    `<p>The company has planned two steps: ${profile.uses[0]}, and ${profile.uses[1]}. Each is paid by an offering of its own, so that every investor knows what their money builds.</p>`,
  ].join('');
}

export function shortName({ name }: { name: string }): string {
  return name.replace(/,? (Inc|Corp)\.$/, '');
}
