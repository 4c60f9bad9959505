import { toCentavos, type Centavos } from './money';
import { entryOf, normalisedStatus } from './status';

/** What the name of a status says (spec §3, §4). */
interface NameRules {
  /** It is over and its money goes back: it counts nothing, and nobody can act on it. */
  ending?: 'cancelled' | 'terminated';
  /** Its card shows final figures (spec §4), which count once they are known. */
  hasFigures?: true;
}

const names = {
  pending: {},
  incomplete: {},
  ongoing: {},
  approved: {},
  reconfirm: {},
  cancelled: { ending: 'cancelled' },
  terminated: { ending: 'terminated' },
  completed: { hasFigures: true },
  committed: { hasFigures: true },
} satisfies Record<string, NameRules>;

/** The names of the specification and those of its codes. Tables of texts and pictures have these keys. */
export type StatusName = keyof typeof names;

/** What a status code says, and what the investor can do: always, or while the campaign is live and its flag allows it. */
interface CodeRules {
  /** What the status is called where the API gives no name. */
  name: StatusName;
  cancel?: 'always' | 'while open';
  reconfirm?: 'always';
  /** The date until which it waits for the platform or the investor. */
  expiryDate?: 'commitmentExpirationDate' | 'reconfirmDeadlineDate';
}

/** The status codes (spec §4); the portal and the sandbox follow this one table. */
const codes: Readonly<Record<string, CodeRules>> = {
  PEN: { name: 'pending', cancel: 'while open', expiryDate: 'commitmentExpirationDate' },
  COM: { name: 'committed', cancel: 'while open' },
  REC: {
    name: 'reconfirm',
    cancel: 'always',
    reconfirm: 'always',
    expiryDate: 'reconfirmDeadlineDate',
  },
  APP: { name: 'approved' },
  CAN: { name: 'cancelled' },
};

/** The rules of a status code; none for an unknown one. */
export function rulesOfCode(code: string): Partial<CodeRules> {
  return entryOf(codes, code) ?? {};
}

/** The rules of a status name in any case and spelling; none for an unknown one. */
export function rulesOfName(name: string): NameRules {
  return entryOf<NameRules>(names, normalisedStatus(name)) ?? {};
}

interface Status {
  commitmentStatusCode: string;
  commitmentStatus: { name: string };
}
interface Finality extends Status {
  /** '' until the campaign is complete. */
  completionDate: string;
  calibratedAmount: number | null;
}

/** How a commitment ended whose money goes back; undefined for any other. The name tells more than the code CAN. */
export function endingOf({ commitmentStatusCode, commitmentStatus }: Status) {
  const { name = '' } = rulesOfCode(commitmentStatusCode);
  return rulesOfName(commitmentStatus.name).ending ?? rulesOfName(name).ending;
}

/**
 * Whether `calibratedAmount` is what was invested (spec §4 'Final Investment Details'). Until the campaign is complete it is 0,
 * which is no figure; a status alone does not tell, because 'committed' is also what a fresh commitment may be called.
 */
export function isFinal({ commitmentStatus, completionDate, calibratedAmount }: Finality): boolean {
  const { hasFigures = false } = rulesOfName(commitmentStatus.name);
  return completionDate !== '' || (hasFigures && (calibratedAmount ?? 0) > 0);
}

/** Neither cancelled, nor ended with its campaign, successful or not. */
export function isOpen(commitment: Finality): boolean {
  return endingOf(commitment) === undefined && !isFinal(commitment);
}

/** What a commitment counts in figures: what was invested, and until that is known what was committed; null if unknown. */
export function countedAmount(
  commitment: Finality & { commitmentAmount: number | null },
): Centavos | null {
  if (endingOf(commitment)) return 0 as Centavos;
  const { calibratedAmount, commitmentAmount } = commitment;
  return toCentavos(
    isFinal(commitment) ? (calibratedAmount ?? commitmentAmount) : commitmentAmount,
  );
}

/** Whether a commitment is cancelled unless the investor reconfirms it: what alone counts as needing their action. */
export function needsReconfirmation(commitment: Status): boolean {
  return expiryDateOf(commitment) === 'reconfirmDeadlineDate';
}

/** The status of a commitment as every screen names it: what it asks of the investor, or else the API's name. */
export function statusName(commitment: Status): string {
  const { commitmentStatusCode, commitmentStatus } = commitment;
  const nameOfCode = rulesOfCode(commitmentStatusCode).name ?? '';
  if (needsReconfirmation(commitment)) return nameOfCode;
  // A code may say that it is over before the name does.
  const { name } = commitmentStatus;
  const isBehind = endingOf(commitment) && !rulesOfName(name).ending;
  return name && !isBehind ? name : nameOfCode;
}

/** The field with the date until which a commitment waits, by its own status; null if it waits for nothing. */
export function expiryDateOf(commitment: Status) {
  if (endingOf(commitment)) return null;
  return rulesOfCode(commitment.commitmentStatusCode).expiryDate ?? null;
}
