import { parseInstant } from './wire-date';

/** The API may send only the date on which the commitment was created, or a commitment date that stands for "no date". */
export function committedOn(commitment: { commitmentDate: string; createdOn: string }): string {
  const { commitmentDate, createdOn } = commitment;
  return parseInstant(commitmentDate) === null ? createdOn : commitmentDate;
}
