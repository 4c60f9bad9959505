/** A saved signature, kept in memory only. */
export interface Signature {
  /** `signature.png`, image/png, trimmed to its ink (spec §3 'Signature capture'). */
  file: File;
  /** Date, time and zone at saving, in the platform's zone (decision 22). */
  dateTime: string;
  /** From the hand-over; '' if the platform did not send it. */
  location: string;
  /** The visitor's public IP address; '' if it could not be looked up. */
  ipAddress: string;
}
