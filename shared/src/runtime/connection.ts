interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Safari and Firefox do not report the connection.
const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether the investor has asked the browser to save data, so that nothing is prefetched that may not be needed. */
export const savesData = () => connection().saveData === true;

export const isSlowConnection = () => /2g/.test(connection().effectiveType ?? '');
