import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { isFromPanel } from '../messages.ts';
import { gstMatches } from '../portals/matches.ts';
import { answer } from '../questions.ts';
import { type GstPort, readFigures, serveGstPanel } from '../serve/gst.ts';
import { takeOver } from '../take-over.ts';

export default defineContentScript({
  matches: gstMatches,
  runAt: 'document_idle',
  main() {
    if (window.top !== window || !takeOver(() => browser.runtime.id !== undefined)) return;
    answer('readGstPage', readFigures);
    browser.runtime.onConnect.addListener((port) => {
      if (isFromPanel(port, browser.runtime.id)) serveGstPanel(port as unknown as GstPort);
    });
  },
});
