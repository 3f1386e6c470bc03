import { browser } from 'wxt/browser';
import { type FromExtension, figuresPort, handedOver, toExtension } from '../shared/messages.ts';
import { forget, read, write } from './session.ts';

declare const __WEB_ORIGINS__: readonly string[];

/** Origins of the web app, fixed when the extension was built. */
export const webOrigins: readonly string[] = __WEB_ORIGINS__;

/** The sender's origin when it is the web app's top frame, else undefined. */
export function trustedOrigin(sender: {
  origin?: string | undefined;
  frameId?: number | undefined;
  id?: string | undefined;
  tab?: unknown;
}): string | undefined {
  if (sender.id !== undefined || sender.tab === undefined || sender.frameId !== 0) return undefined;
  return webOrigins.find((origin) => origin === sender.origin);
}

/** Answers one message of the web app; undefined (no answer at all) for strangers and unknown messages. */
export async function hear(message: unknown, origin: string | undefined): Promise<FromExtension | undefined> {
  if (!origin) return undefined;
  const parsed = toExtension.safeParse(message);
  if (!parsed.success) return undefined;
  const { version } = browser.runtime.getManifest();
  if (parsed.data.type === 'ping') return { ok: true, version };
  const { json } = parsed.data;
  if (!/^\s*\{/.test(json) || !json.includes('"ITR"')) return { ok: false, version };
  await write('offered', { json, origin });
  await browser.action.setBadgeText({ text: '1' });
  return { ok: true, version };
}

/** Gives the figures the user sent to the one tab they were sent to, once. */
export async function giveFigures(port: {
  name: string;
  sender?: { origin?: string; frameId?: number; id?: string; tab?: { id?: number } } | undefined;
  postMessage: (message: unknown) => void;
  disconnect: () => void;
}): Promise<void> {
  const outgoing = await read('outgoing');
  const mine = port.name === figuresPort && port.sender && trustedOrigin(port.sender) !== undefined;
  if (!mine || !outgoing || outgoing.tabId !== port.sender?.tab?.id) return port.disconnect();
  await forget('outgoing');
  port.postMessage(handedOver.parse(outgoing.figures));
}
