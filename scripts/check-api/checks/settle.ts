import {
  fetchCommitment,
  updateCommitmentStatus,
  type SettableStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { settleWrite, type WriteOutcome } from '@investor-portal/shared/writes/settle-write';
import { ask } from '../client/ask';
import { jsonOf, type Exchange } from '../client/client';
import { callAt, type CallName } from '../contract/responses';
import type { Finding } from '../model/finding';
import type { CheckRun } from './check';
import { finding } from './consequences';

export interface Settled<T> {
  outcome: WriteOutcome<T> | undefined;
  /** A description of the response. */
  seen: string;
  findings: Finding[];
}

/** Sends a write as the portal does, which looks up the result of a response that says nothing. */
export async function settle<T>(
  { client }: CheckRun,
  name: CallName,
  send: () => Promise<string>,
  find: () => Promise<T | null>,
  delaysMs: readonly number[],
): Promise<Settled<T>> {
  const { value: outcome, exchanges } = await ask(client, () =>
    settleWrite(send, find, { delaysMs }),
  );
  const own = exchanges.find(({ method, path }) => callAt(method, path) === name);
  const reason = outcome?.kind === 'refused' ? `: ${outcome.message}` : '';
  const seen = own ? responseOf(own) + reason : 'nothing was sent';
  const isFound = outcome?.kind === 'done' && outcome.message === null;
  return { outcome, seen, findings: isFound ? [finding('write.unanswered', name, seen)] : [] };
}

function responseOf(exchange: Exchange): string {
  const { status, bytes, failure } = exchange;
  if (failure !== undefined) return `no response (${failure})`;
  if (bytes.byteLength === 0) return `status ${status} with an empty body`;
  return jsonOf(exchange) === undefined ? `status ${status} with no JSON` : `status ${status}`;
}

/** Cancels or reconfirms a commitment. */
export async function changeStatus(
  context: CheckRun,
  guid: string,
  status: SettableStatus,
): Promise<Finding[]> {
  const find = async () => {
    const commitment = await fetchCommitment(guid);
    return commitment.commitmentStatusCode === status ? commitment : null;
  };
  const send = () => updateCommitmentStatus(guid, status);
  const { outcome, seen, findings } = await settle(context, 'updateStatus', send, find, [0]);
  const { value: now } = await ask(context.client, () => fetchCommitment(guid));
  if (outcome?.kind === 'done' && now?.commitmentStatusCode === status) return findings;
  const id = status === 'CAN' ? 'cancel.failed' : 'reconfirm.failed';
  const then = `then it is ${now?.commitmentStatusCode ?? 'unreadable'}`;
  return [finding(id, 'updateStatus', `${seen}, ${then}: the commitment ${guid} stands`)];
}
