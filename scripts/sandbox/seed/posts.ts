import type { IssuerProfile } from './issuer-profile';
import { shortName } from './texts';

interface Post {
  Title: string;
  Text: string;
  Date: string;
}

interface Section {
  sectionCode: 'UPDAT' | 'DISCU';
  jsonData: Post[];
}

const dayMs = 86_400_000;

/**
 * Makes the sections of Updates and Discussion (readings R16). The case depends on the issuer's number, so that a demo
 * shows each: posts in both sections, an empty discussion, empty updates, and neither section.
 */
export function postSectionsOf(profile: IssuerProfile, number: number, now: Date): Section[] {
  const updates = updatesOf(profile, now);
  const answers = answersOf(profile, now);
  const sections: Section[][] = [
    [
      { sectionCode: 'UPDAT', jsonData: updates },
      { sectionCode: 'DISCU', jsonData: answers },
    ],
    [
      { sectionCode: 'UPDAT', jsonData: updates.slice(0, 3) },
      { sectionCode: 'DISCU', jsonData: [] },
    ],
    [{ sectionCode: 'UPDAT', jsonData: [] }],
    [],
  ];
  return sections[(number - 1) % sections.length] ?? [];
}

function updatesOf(profile: IssuerProfile, now: Date): Post[] {
  const [first, second, third] = profile.facts;
  const [use, next] = profile.uses;
  return [
    post(
      now,
      4,
      'Visit us on the last Saturday of the month',
      `<p>We show investors and neighbours what ${shortName(profile)} does, from 9 AM to noon. Please write to us first, so that we know how many come.</p>`,
    ),
    post(
      now,
      23,
      'The quarter in figures',
      `<p>Where we stand at the end of the quarter:</p><ul><li>${first}</li><li>${second}</li><li>${third}</li></ul><h4>What was harder than planned</h4><p>Freight costs rose. We buy from two more suppliers to keep our prices.</p>`,
    ),
    post(
      now,
      51,
      'The permits are complete',
      `<p>The last permit for <strong>${use}</strong> has arrived. Work can begin as soon as the offering has closed.</p>`,
    ),
    post(
      now,
      96,
      'Our figures have been audited',
      '<p>The auditor has signed the statements of the last year without reservation. They are among the documents of this page.</p>',
    ),
    post(
      now,
      148,
      'A new head of finance',
      '<p>Our head of finance has joined from a rural bank. Investors can reach the office at the address of the company.</p>',
    ),
    post(
      now,
      203,
      'What we plan after this',
      `<p>Once this step is done we turn to ${next}. It is a year away, and we will say more when the plans are firm.</p>`,
    ),
  ];
}

function answersOf(profile: IssuerProfile, now: Date): Post[] {
  return [
    post(
      now,
      9,
      'When do you expect to pay a first dividend?',
      `<p><strong>${shortName(profile)}:</strong> Not before the third year. Until then we put what we earn into the business.</p>`,
    ),
    post(
      now,
      16,
      'What happens if you raise less than planned?',
      `<p><strong>${shortName(profile)}:</strong> We start with the first half of ${profile.uses[0]}, and pay for the rest from our own income.</p>`,
    ),
  ];
}

function post(now: Date, daysAgo: number, Title: string, Text: string): Post {
  return { Title, Text, Date: new Date(now.getTime() - daysAgo * dayMs).toISOString() };
}
