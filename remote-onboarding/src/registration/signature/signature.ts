/** A signature as the agreement step keeps it: in memory only. */
export interface Signature {
  /** `signature.png`, image/png, trimmed to its ink (spec §3 'Signature capture'). */
  file: File;
  /** The platform's date and time at saving, with the zone (decision 22). */
  dateTime: string;
  /** From the hand-over; '' when the platform did not say. */
  location: string;
  /** The visitor's public address; '' when it could not be looked up. */
  ipAddress: string;
}
