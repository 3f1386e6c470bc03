import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  Browser,
  computeExecutablePath,
  detectBrowserPlatform,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';
import puppeteer, { type LaunchOptions, type Browser as RunningBrowser } from 'puppeteer';

const usual: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  ],
};

let found: Promise<string> | undefined;

/** Path of a Chromium for browser tests: CHROME_PATH, an installed one, or Chrome for Testing fetched once into the home cache. */
function findChromium(): Promise<string> {
  found ??= search();
  return found;
}

async function search(): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error('CHROME_PATH names no file');
    return given;
  }
  const installed = usual[process.platform]?.find((path) => existsSync(path));
  if (installed) return installed;
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error('No Chromium found: set CHROME_PATH to one');
  const cacheDir = join(homedir(), '.cache/puppeteer');
  try {
    const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable');
    const path = computeExecutablePath({ browser: Browser.CHROME, buildId, cacheDir });
    if (!existsSync(path)) await install({ browser: Browser.CHROME, buildId, cacheDir });
    return path;
  } catch (cause) {
    throw new Error(
      'No Chromium found, and Chrome for Testing cannot be downloaded: install Chromium or set CHROME_PATH',
      { cause },
    );
  }
}

/** Flags under which Chromium runs headless without sandbox, GPU and calls home. */
const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // A page of the tests lives for seconds: compiling it for speed takes longer than it then saves.
  ...(process.env['VITEST'] ? ['--js-flags=--no-maglev --no-turbofan'] : []),
];

/** A separate headless Chromium with those flags. */
export const launchChromium = async (more: LaunchOptions = {}): Promise<RunningBrowser> =>
  puppeteer.launch({
    executablePath: await findChromium(),
    headless: true,
    pipe: true,
    args: [...chromiumFlags],
    ...more,
  });
