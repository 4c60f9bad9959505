import { Hono, type Context } from 'hono';
import { type Call, callNames, calls, type CallName } from '../contract/calls';
import { maximumUploadBytes } from '@investor-portal/scripts/api-contract/contracts';
import type { Fault, FaultResponse } from '../context/faults';
import { errorBody, badRequest, unauthorized } from '../contract/errors';
import type { CheckedHandler } from '../handlers/handler';
import { handlers } from '../handlers/handlers';
import { settleDue } from '../operations/change-status';
import { accountOf } from '../request/tokens';
import { assertText, readBody, maximumJsonBytes, readBytes } from '../request/read-body';
import type { Connection, ConnectionEnv, Sandbox } from '../context/context';

/** Routes every call of the contract to its handler. Authorizes and validates the request, and applies faults. */
export function partnerRoutes(sandbox: Sandbox): Hono<ConnectionEnv> {
  const routes = new Hono<ConnectionEnv>();
  for (const name of callNames) {
    const call: Call = calls[name];
    routes.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      answer(sandbox, name, call, context),
    );
  }
  return routes;
}

async function answer(
  sandbox: Sandbox,
  name: CallName,
  call: Call,
  context: Context<ConnectionEnv>,
): Promise<Response> {
  const maximum = call.multipart ? maximumUploadBytes + 64 * 1024 : maximumJsonBytes;
  const bytes = await readBytes(context.req.raw, maximum);
  const account = await accountOf(sandbox.db, context.req.header('authorization'));
  if (!account && !call.anonymous) throw unauthorized();
  const code = account?.external_reference_code;
  const fault = sandbox.faults.take(name, code);
  if (fault?.hold) await sandbox.faults.cleared(code);
  await pause(fault?.delayMs);
  if (fault?.status !== undefined) return failure(fault);
  if (fault?.response && !fault.afterWork) return responseOf(fault.response, fault.retryAfter);

  const parameters = context.req.param();
  const query = context.req.query();
  for (const text of [...Object.values(parameters), ...Object.values(query)]) assertText(text);
  for (const [key, required] of Object.entries(call.query ?? {}))
    if (required && !query[key]) throw badRequest(`The query parameter ${key} is missing.`);
  const { headers } = context.req.raw;
  const body = await readBody(call, bytes, headers.get('content-type') ?? '');

  await settleDue(sandbox);
  // The code above has validated the account and the body for this call, so the cast is safe.
  const handle = handlers[name] as CheckedHandler;
  const result = await handle({
    sandbox,
    account,
    parameters,
    query,
    headers,
    body,
    origin: new URL(context.req.url).origin,
  });
  if (fault?.loseResponse) return cutConnection(context.env);
  if (fault?.response) return responseOf(fault.response, fault.retryAfter);
  return context.json({ message: 'OK', ...result });
}

/** Browsers retry a request whose connection closes before the first byte, so one byte is sent. */
function cutConnection({ close }: Connection): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
    pull: async (stream) => {
      await pause(50);
      close();
      stream.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function failure({ status = 500, message, retryAfter }: Fault): Response {
  const sentence = message ?? 'The service is not available right now. Please try again later.';
  const exception = status >= 500 ? 'ServiceUnavailableException' : 'BusinessRuleException';
  const body = JSON.stringify(errorBody([sentence], exception));
  return responseOf({ status, body }, retryAfter);
}

function responseOf(
  { status = 200, contentType = 'application/json', body }: FaultResponse,
  retryAfter: string | undefined,
): Response {
  const headers = {
    'content-type': contentType,
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  };
  return new Response(status === 204 ? null : body, { status, headers });
}

function pause(ms = 0): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
