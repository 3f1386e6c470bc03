import type { Learned } from '../shared/portal-maps.ts';
import type { Entry, Plan, Report } from './fill/plan.ts';
import type { PageFigures } from './portals/gst/figures.ts';
import type { Ledger } from './portals/gst/ledger.ts';
import type { GstPageInfo } from './portals/gst/page.ts';
import type { PageInfo } from './portals/itr/page.ts';

/** Name of the panel's connection to a page. */
export const panelPort = 'karsetu-panel';

/** Whether a port was opened by this extension's own panel: another extension, or a page, may use the same name. */
export const isFromPanel = (port: { name: string; sender?: { id?: string } }, extension: string): boolean =>
  port.name === panelPort && port.sender?.id === extension;

/** Requests of the panel to an income-tax page. */
export type ToPage =
  | { type: 'look' }
  /** `rest`: how long the page is watched afterwards, in milliseconds; two and a half seconds when it does not say. */
  | { type: 'fill'; plan: Plan; overwrite: Record<string, string>; rest?: number }
  | { type: 'compare'; plan: Plan }
  | { type: 'stop' }
  | { type: 'undo' }
  | { type: 'jump'; path: string }
  /** `add`: the button that adds a row to the list of this path. */
  | { type: 'point'; path: string; what?: 'add' }
  /** The value currently chosen by the user in the page's list. */
  | { type: 'read-choice'; path: string }
  | { type: 'point-stop' }
  /** The return was cleared: its data must be removed from the content script. */
  | { type: 'forget' };

/** Messages from an income-tax page to the panel. */
export type FromPage =
  | { type: 'page'; page: PageInfo; canUndo: boolean }
  | { type: 'progress'; entry: Entry; done: number; total: number }
  /** Everything is filled and read back; the page is still being watched, `report` follows. */
  | { type: 'first-report'; report: Report }
  | { type: 'report'; report: Report; canUndo: boolean }
  | { type: 'pointed'; path: string; learned: Learned | undefined }
  | { type: 'chosen'; path: string; words: string }
  | { type: 'refused'; reason: string };

/** Messages from a GST page to the panel. */
export type FromGstPage = { type: 'gst-page'; page: GstPageInfo };

/** Result of reading a GST page. */
export type GstReading =
  /** `unread`: amounts that are there and could not be read, each with its place. */
  | { type: 'figures'; figures: PageFigures; listed: boolean; unread: readonly string[] }
  | { type: 'ledger'; ledger: Ledger; unread: readonly string[] }
  | { type: 'refused'; reason: string };
