interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

// Safari and Firefox do not report the connection.
const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

export const savesData = () => connection().saveData === true;

export const isSlowConnection = () => /2g/.test(connection().effectiveType ?? '');
