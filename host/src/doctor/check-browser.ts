import { clockToleranceMs, deviceClockLead } from '@investor-portal/shared/session/server-time';
import { documentTime } from '@investor-portal/loader/document-json';
import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';
import { fine, note, wrong, type Finding } from './finding';

export function checkBrowser(): Finding[] {
  return [
    window.isSecureContext
      ? fine('TLS', 'The page is a secure context.')
      : wrong('TLS', 'Signatures, Web Locks and sharing need HTTPS.', 'Serve the host over HTTPS.'),
    storage('Local storage', 'localStorage'),
    storage('Session storage', 'sessionStorage'),
    // Web Locks keep two tabs from committing twice.
    'locks' in navigator
      ? fine('Web Locks', 'Two tabs commit one after the other.')
      : note('Web Locks', 'Absent: two tabs cannot wait for each other.'),
    clock(),
  ];
}

function storage(what: string, area: StorageArea): Finding {
  const key = '__doctor';
  const isWritable = withStorage(area, (written) => {
    written.setItem(key, key);
    written.removeItem(key);
    return true;
  });
  if (isWritable) return fine(what, 'It can be written in this place.');
  return note(
    what,
    'Blocked here: the session, drafts and receipts last as long as the page. The platform hands over again after a reload.',
  );
}

function clock(): Finding {
  const lead = deviceClockLead(documentTime());
  if (Math.abs(lead) <= clockToleranceMs)
    return fine('Clock', 'This device and the host’s server agree.');
  return note(
    'Clock',
    `This device is ${Math.round(Math.abs(lead) / 60_000)} minutes ${lead > 0 ? 'ahead of' : 'behind'} the host’s server. The portal goes by the server.`,
  );
}
