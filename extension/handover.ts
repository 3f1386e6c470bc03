import { browser } from 'wxt/browser';
import { type FromExtension, handedOver, toExtension } from '../shared/messages.ts';
import { readMap } from '../shared/portal-maps.ts';
import { forget, read, write } from './session.ts';

declare const __WEB_ORIGINS__: readonly string[];

/** Origins of the web app, fixed when the extension was built. */
export const webOrigins: readonly string[] = __WEB_ORIGINS__;

/** The part of a message's sender looked at here. */
interface Sender {
  origin?: string | undefined;
  frameId?: number | undefined;
  id?: string | undefined;
  tab?: { id?: number | undefined } | undefined;
}

/** The sender's origin when it is the web app's top frame, else undefined. */
export function trustedOrigin(sender: Sender): string | undefined {
  if (sender.id !== undefined || sender.tab === undefined || sender.frameId !== 0) return undefined;
  return webOrigins.find((origin) => origin === sender.origin);
}

/** Answers one message of the web app; undefined (no answer at all) for strangers and unknown messages. */
export async function hear(message: unknown, sender: Sender): Promise<FromExtension | undefined> {
  const origin = trustedOrigin(sender);
  if (!origin) return undefined;
  const parsed = toExtension.safeParse(message);
  if (!parsed.success) return undefined;
  const { version } = browser.runtime.getManifest();
  if (parsed.data.type === 'ping') return { ok: true, version };
  if (parsed.data.type === 'collect-figures') return { ...(await figuresFor(sender.tab?.id)), version };
  const { json } = parsed.data;
  if (parsed.data.type === 'send-map') {
    if (!readMap(json).ok) return { ok: false, version };
    await write('offeredMap', { json, origin });
    await browser.action.setBadgeText({ text: '1' });
    return { ok: true, version };
  }
  if (!/^\s*\{/.test(json) || !json.includes('"ITR"')) return { ok: false, version };
  await write('offered', { json, origin });
  await browser.action.setBadgeText({ text: '1' });
  return { ok: true, version };
}

/** The figures the user sent, for the one tab they were sent to, once. */
async function figuresFor(tabId: number | undefined): Promise<Pick<FromExtension, 'ok' | 'figures'>> {
  const outgoing = await read('outgoing');
  if (!outgoing || outgoing.tabId !== tabId) return { ok: false };
  await forget('outgoing');
  return { ok: true, figures: handedOver.parse(outgoing.figures) };
}
