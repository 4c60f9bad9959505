import { toCentavos, type Centavos } from './money';

/** What the status of a commitment means, whichever of its codes and names the API sends. */
interface StatusRules {
  /** It is over and its money goes back: it counts nothing, and nobody can act on it. */
  ending?: 'cancelled' | 'terminated';
  /** What the investor can do: always, or while the campaign is live and its flag allows it. */
  cancel?: 'always' | 'while open';
  reconfirm?: 'always';
  /** The date until which it waits for the platform or the investor. */
  expiryDate?: 'commitmentExpirationDate' | 'reconfirmDeadlineDate';
  /** Its card shows final figures (spec §4), which count once they are known. */
  hasFigures?: true;
}

const cancelled: StatusRules = { ending: 'cancelled' };

/** The status codes and names of the specification (§3, §4); the portal and the sandbox follow this one table. */
const table: Readonly<Record<string, StatusRules>> = {
  PEN: { cancel: 'while open', expiryDate: 'commitmentExpirationDate' },
  COM: { cancel: 'while open' },
  REC: { cancel: 'always', reconfirm: 'always', expiryDate: 'reconfirmDeadlineDate' },
  APP: {},
  CAN: cancelled,
  pending: {},
  incomplete: {},
  ongoing: {},
  canceled: cancelled,
  cancelled,
  terminated: { ending: 'terminated' },
  completed: { hasFigures: true },
  committed: { hasFigures: true },
};

/** The rules of a status code; none for an unknown one. */
export function rulesOfCode(code: string): StatusRules {
  return (Object.hasOwn(table, code) ? table[code] : undefined) ?? {};
}

/** The rules of a status name in any case; none for an unknown one. */
export function rulesOfName(name: string): StatusRules {
  return rulesOfCode(name.trim().toLowerCase());
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
  return rulesOfName(commitmentStatus.name).ending ?? rulesOfCode(commitmentStatusCode).ending;
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

/** The words of the specification for the codes (§4), where the API gives no name. */
const namesOfCodes: Readonly<Record<string, string>> = {
  PEN: 'pending',
  COM: 'committed',
  CAN: 'cancelled',
  APP: 'approved',
};

/** The status of a commitment as every screen names it: what it asks of the investor, or else the API's name. */
export function statusName(commitment: Status): string {
  if (needsReconfirmation(commitment)) return 'Reconfirm';
  const { commitmentStatusCode: code, commitmentStatus } = commitment;
  // A code may say that it is over before the name does.
  const { name } = commitmentStatus;
  if (name && !(endingOf(commitment) && !rulesOfName(name).ending)) return name;
  return (Object.hasOwn(namesOfCodes, code) ? namesOfCodes[code] : '') ?? '';
}

/** The field with the date until which a commitment waits, by its own status; null if it waits for nothing. */
export function expiryDateOf(commitment: Status) {
  if (endingOf(commitment)) return null;
  return rulesOfCode(commitment.commitmentStatusCode).expiryDate ?? null;
}
