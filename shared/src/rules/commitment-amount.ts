import { toCentavos, type Centavos } from './money';

interface Named {
  commitmentStatus: { name: string };
}
interface Status extends Named {
  commitmentStatusCode: string;
}
interface Finality extends Named {
  /** '' until the campaign is complete. */
  completionDate: string;
  calibratedAmount: number | null;
}

/** Whether the money of a commitment goes back: it was cancelled, or its campaign terminated. */
export function isReturned({ commitmentStatusCode, commitmentStatus }: Status): boolean {
  return (
    commitmentStatusCode === 'CAN' || isNamed(commitmentStatus, /^(?:cancell?ed|terminated)$/i)
  );
}

/**
 * Whether `calibratedAmount` is what was invested (spec §4 'Final Investment Details'). Until the campaign is complete it is 0,
 * which is no figure; a status alone does not tell, because 'committed' is also what a fresh commitment may be called.
 */
export function isFinal(commitment: Finality): boolean {
  const { commitmentStatus, completionDate, calibratedAmount } = commitment;
  return (
    completionDate !== '' ||
    (isNamed(commitmentStatus, /^(?:completed|committed)$/i) && (calibratedAmount ?? 0) > 0)
  );
}

/** What a commitment counts in figures: what was invested, and until that is known what was committed; null if unknown. */
export function countedAmount(
  commitment: Status & Finality & { commitmentAmount: number | null },
): Centavos | null {
  if (isReturned(commitment)) return 0 as Centavos;
  const { calibratedAmount, commitmentAmount } = commitment;
  return toCentavos(
    isFinal(commitment) ? (calibratedAmount ?? commitmentAmount) : commitmentAmount,
  );
}

function isNamed({ name }: Named['commitmentStatus'], names: RegExp): boolean {
  return names.test(name.trim());
}
