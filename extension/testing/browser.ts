/// <reference types="chrome" />
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { buildStale } from '../../scripts/build.ts';
import { unpacked } from '../../scripts/build-extension.ts';
import { launchChromium } from '../../scripts/chromium.ts';
import { extensionId } from '../../shared/messages.ts';
import type { Plan, Report } from '../fill/plan.ts';
import type { FromPage, ToPage } from '../messages.ts';

/** A browser with the built extension in it. */
export interface Rig {
  browser: Browser;
  /** A page of the extension, from which its messages can be sent. */
  panel: Page;
  /** Addresses of every request of any page, in order. */
  requests: string[];
  /** Everything any page or worker wrote to its console. */
  logs: string[];
  /** Loads the extension again, as an update or its own page's round arrow does; its open pages are gone. */
  reload: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A browser profile whose own form filling is off: Chromium parses every form it sees for addresses and cards, which on
 * pages of hundreds of fields takes longer than all the rest.
 */
function plainProfile(folder: string): string {
  const preferences = join(folder, 'Default/Preferences');
  if (!existsSync(preferences)) {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    writeFileSync(
      preferences,
      JSON.stringify({
        autofill: { enabled: false, profile_enabled: false, credit_card_enabled: false },
        credentials_enable_service: false,
        profile: { password_manager_enabled: false },
      }),
    );
  }
  return folder;
}

/** Builds what is stale and starts Chromium with the extension; `profile` is a folder that outlives the browser. */
export async function startRig({ profile }: { profile?: string } = {}): Promise<Rig> {
  await buildStale(() => undefined, ['extension']);
  // A copy of its own: a build started meanwhile must not change the scripts under a running browser.
  const folder = mkdtempSync(join(tmpdir(), 'karsetu-extension-'));
  const copy = join(folder, 'extension');
  cpSync(unpacked, copy, { recursive: true });
  const browser = await launchChromium({
    // The long run works at lowest priority, where a busy machine may leave it without a turn for minutes.
    protocolTimeout: 1_800_000,
    enableExtensions: [copy],
    userDataDir: plainProfile(profile ?? join(folder, 'profile')),
    defaultViewport: { width: 1200, height: 900 },
  });
  const requests: string[] = [];
  const logs: string[] = [];
  const target = await browser.waitForTarget(
    (t) => t.type() === 'service_worker' && t.url().includes(extensionId),
  );
  const worker = await target.worker();
  worker?.on('console', (m) => logs.push(m.text()));
  const panel = await browser.newPage();
  panel.on('console', (m) => logs.push(m.text()));
  panel.on('pageerror', (e) => logs.push(String(e)));
  panel.on('request', (r) => requests.push(r.url()));
  await panel.goto(`chrome-extension://${extensionId}/sidepanel.html`);
  const close = async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const reload = async () => {
    await browser.installExtension(copy);
  };
  return { browser, panel, requests, logs, reload, close };
}

export const portal = 'https://eportal.incometax.gov.in/iec/foservices/';

/**
 * Opens an address of a real origin with our own document; every other request is noted and aborted. In a tab of its own, or in one
 * opened before: a new one, with a process of its own, takes longer than most pages.
 */
export async function openFake(
  rig: Rig,
  url: string,
  html: string,
  answers: Record<string, string> = {},
  before?: Page,
): Promise<Page> {
  const page = before ?? (await rig.browser.newPage());
  if (before) page.removeAllListeners('request');
  else {
    page.on('console', (m) => rig.logs.push(m.text()));
    page.on('pageerror', (e) => rig.logs.push(`page error: ${String(e)}`));
    await page.setRequestInterception(true);
  }
  const bare = url.split('#')[0]!;
  page.on('request', (request) => {
    if (request.url() === bare || request.url() === url) {
      void request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body: html });
      return;
    }
    const path = new URL(request.url()).pathname;
    if (answers[path] !== undefined) {
      void request.respond({ status: 200, contentType: 'application/json', body: answers[path] });
      return;
    }
    rig.requests.push(request.url());
    void request.abort();
  });
  await page.goto(url);
  return page;
}

/** The extension's id of the tab showing an address. */
export async function tabOf(rig: Rig, page: Page): Promise<number> {
  const url = page.url();
  return rig.panel.evaluate(async (wanted) => {
    const tabs = await chrome.tabs.query({ url: [`${new URL(wanted).origin}/*`] });
    return tabs.find((t) => t.url === wanted)!.id!;
  }, url);
}

/** Sends one message to a page's filler and resolves to the first answer of the wanted kind (or a refusal). */
export function ask<T extends FromPage['type']>(
  rig: Rig,
  tab: number,
  message: ToPage,
  wanted: T,
): Promise<Extract<FromPage, { type: T }> | { type: 'refused'; reason: string }> {
  return rig.panel.evaluate(
    (tabId, ask, kind) =>
      new Promise((resolve) => {
        const port = chrome.tabs.connect(tabId, { name: 'karsetu-panel', frameId: 0 });
        let asked = false;
        port.onMessage.addListener((answer: { type: string }) => {
          if (!asked) {
            asked = true;
            port.postMessage(ask);
            if (kind !== 'page') return;
          }
          if (answer.type !== kind && answer.type !== 'refused') return;
          port.disconnect();
          resolve(answer as never);
        });
      }),
    tab,
    message,
    wanted as string,
  ) as never;
}

/** Fills a page by a plan; throws when the page refuses. `rest`: how long the page is watched afterwards, as in the panel when left out. */
export async function fillPage(
  rig: Rig,
  tab: number,
  plan: Plan,
  overwrite: Record<string, string> = {},
  rest?: number,
): Promise<Report> {
  const answer = await ask(
    rig,
    tab,
    { type: 'fill', plan, overwrite, ...(rest === undefined ? {} : { rest }) },
    'report',
  );
  if (answer.type === 'refused') throw new Error(answer.reason);
  return answer.report;
}
