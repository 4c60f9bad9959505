import type { CDPSession } from '@playwright/test';
import { EventEmitter } from 'node:events';

/** What the benchmark needs of DevTools' session, be it of the page or of a frame in a process of its own. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

interface Reply {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
}

/**
 * Calls `prepare` for each frame that gets a process of its own, before the frame requests anything: settings of the page,
 * such as a slow network, do not reach such a process. It starts when `prepare` is done.
 */
export async function prepareFrameProcesses(
  page: Session,
  prepare: (frame: Session) => Promise<void>,
): Promise<void> {
  const frames = new Map<string, FrameSession>();
  page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const frame = new FrameSession(page, sessionId);
    frames.set(sessionId, frame);
    void start(frame, targetInfo.type === 'iframe' ? prepare : undefined);
  });
  page.on('Target.detachedFromTarget', ({ sessionId }) => {
    frames.delete(sessionId);
  });
  page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    frames.get(sessionId)?.receive(JSON.parse(message) as Reply);
  });
  // Not flat: Playwright passes on no messages of sessions that it does not know.
  const settings = { autoAttach: true, waitForDebuggerOnStart: true, flatten: false };
  await page.send('Target.setAutoAttach', settings);
}

async function start(
  frame: FrameSession,
  prepare: ((frame: Session) => Promise<void>) | undefined,
): Promise<void> {
  try {
    await prepare?.(frame as unknown as Session);
    await frame.send('Runtime.runIfWaitingForDebugger');
  } catch {
    // It went away with its page.
  }
}

/** A session whose messages travel through the page's. */
class FrameSession extends EventEmitter {
  private sent = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();

  constructor(
    private readonly page: Session,
    private readonly sessionId: string,
  ) {
    super();
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    this.sent += 1;
    const id = this.sent;
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    await this.page.send('Target.sendMessageToTarget', {
      sessionId: this.sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { error, result } = await reply;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  receive(message: Reply): void {
    if (message.method) this.emit(message.method, message.params);
    if (message.id === undefined) return;
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }
}
