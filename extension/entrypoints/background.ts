import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { hear } from '../handover.ts';
import { gstMatches, itrMatches } from '../portals/matches.ts';
import { closeStorageToPages, sweep } from '../session.ts';

/** Starts the readers in portal tabs that were open before the extension was installed or updated. */
async function reachOpenTabs(): Promise<void> {
  for (const [matches, file] of [
    [itrMatches, '/content-scripts/itr.js'],
    [gstMatches, '/content-scripts/gst.js'],
  ] as const) {
    for (const tab of await browser.tabs.query({ url: [...matches] })) {
      if (tab.id === undefined || tab.discarded) continue;
      // A tab just closed or on an error page can be ignored.
      await browser.scripting
        .executeScript({ target: { tabId: tab.id }, files: [file] })
        .catch(() => undefined);
    }
  }
}

export default defineBackground(() => {
  void closeStorageToPages().then(() => sweep());
  void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  browser.runtime.onInstalled.addListener(() => void reachOpenTabs());
  browser.runtime.onMessageExternal.addListener((message, sender, answer) => {
    void hear(message, sender).then((reply) => reply && answer(reply));
    return true;
  });
});
