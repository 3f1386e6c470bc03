import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { readOutline } from '../fill/outline.ts';
import { isFromPanel } from '../messages.ts';
import { forgetOnLeaving } from '../portals/itr/page.ts';
import { itrMatches } from '../portals/matches.ts';
import { answer } from '../questions.ts';
import { notePresses, type PagePort, servePanel } from '../serve/itr.ts';
import { takeOver } from '../take-over.ts';

export default defineContentScript({
  matches: itrMatches,
  runAt: 'document_idle',
  main() {
    if (window.top !== window || !takeOver(() => browser.runtime.id !== undefined)) return;
    forgetOnLeaving();
    notePresses();
    answer('readOutline', ({ data }) => readOutline(data));
    browser.runtime.onConnect.addListener((port) => {
      if (isFromPanel(port, browser.runtime.id)) servePanel(port as unknown as PagePort);
    });
  },
});
