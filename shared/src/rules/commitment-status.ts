import { isConverted, type CommitmentCurrencies } from './commitment-currency';
import { toCentavos, type Centavos } from './money';
import { statusEntryOf, normalisedStatus } from './status';
import { parseInstant } from './wire-date';

interface NameRules {
  /** The commitment was cancelled or its campaign was terminated. It counts as 0 and allows no action. */
  ending?: 'cancelled' | 'terminated';
  /** The card shows final figures (spec §4), which count once they are known. */
  hasFigures?: true;
}

const nameRules = {
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

/** The names in the specification and the names of its codes. Tables of texts and pictures have these keys. */
export type StatusName = keyof typeof nameRules;

/** The rules of a status code. An action is available always, or while the campaign is live and its flag allows it. */
interface CodeRules {
  name: StatusName;
  cancel?: 'always' | 'while open';
  reconfirm?: 'always';
  expiryDate?: 'commitmentExpirationDate' | 'reconfirmDeadlineDate';
}

/** The status codes (spec §4). The portal and the sandbox use this table. */
const codeRules: Readonly<Record<string, CodeRules>> = {
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

export function rulesOfCode(code: string): Partial<CodeRules> {
  return statusEntryOf(codeRules, code) ?? {};
}

export function rulesOfName(name: string): NameRules {
  return statusEntryOf<NameRules>(nameRules, normalisedStatus(name)) ?? {};
}

interface Status {
  commitmentStatusCode: string;
  commitmentStatus: { name: string };
}
interface Finality extends Status {
  completionDate: string;
  calibratedAmount: number | null;
}

/** Undefined if a commitment has not ended. The status name has priority over the code. */
export function endingOf({ commitmentStatusCode, commitmentStatus }: Status) {
  const { name = '' } = rulesOfCode(commitmentStatusCode);
  return rulesOfName(commitmentStatus.name).ending ?? rulesOfName(name).ending;
}

/** Until then the API sends no date, or one that stands for "no date", such as the first instant of the server. */
export function isComplete({ completionDate }: Pick<Finality, 'completionDate'>): boolean {
  return parseInstant(completionDate) !== null;
}

// Whether `calibratedAmount` is the invested amount (spec §4). Until the campaign is complete it is 0, which is not a figure. The
// status alone does not decide, because a new commitment may also be called 'committed'.
export function isFinal(commitment: Finality): boolean {
  const { commitmentStatus, calibratedAmount } = commitment;
  const { hasFigures = false } = rulesOfName(commitmentStatus.name);
  return isComplete(commitment) || (hasFigures && (calibratedAmount ?? 0) > 0);
}

/** Whether a commitment has not ended (`endingOf`) and is not final. A standing commitment may be final. */
export function isOpen(commitment: Finality): boolean {
  return endingOf(commitment) === undefined && !isFinal(commitment);
}

type Counted = Finality & CommitmentCurrencies & { commitmentAmount: number | null };

/**
 * In centavos of the commitment's currency: 0 once it has ended, the invested amount once it is known, else the committed
 * amount. Null if the amount is unknown or was converted.
 */
export function countedAmount(commitment: Counted): Centavos | null {
  if (endingOf(commitment)) return 0 as Centavos;
  const { calibratedAmount, commitmentAmount } = commitment;
  if (!isFinal(commitment) || calibratedAmount === null) return toCentavos(commitmentAmount);
  return isConverted(commitment) ? null : toCentavos(calibratedAmount);
}

export function needsReconfirmation(commitment: Status): boolean {
  return expiryDateOf(commitment) === 'reconfirmDeadlineDate';
}

export function statusName(commitment: Status): string {
  const { commitmentStatusCode, commitmentStatus } = commitment;
  const nameOfCode = rulesOfCode(commitmentStatusCode).name ?? '';
  if (needsReconfirmation(commitment)) return nameOfCode;
  // The code may show the ending before the name does.
  const { name } = commitmentStatus;
  const isBehind = endingOf(commitment) && !rulesOfName(name).ending;
  return name && !isBehind ? name : nameOfCode;
}

export function expiryDateOf(commitment: Status) {
  if (endingOf(commitment)) return null;
  return rulesOfCode(commitment.commitmentStatusCode).expiryDate ?? null;
}
