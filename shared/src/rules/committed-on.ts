/** Returns the day of a commitment. The API may send only the date on which the commitment was created. */
export function committedOn(commitment: { commitmentDate: string; createdOn: string }): string {
  return commitment.commitmentDate || commitment.createdOn;
}
