import * as z from 'zod';
import { maxMapLength } from './portal-maps.ts';

/** The extension's fixed id: it follows from the public key in its manifest. */
export const extensionId = 'imdepokcpdhhjncjcnomkmfbelobknka';

/** A return's JSON larger than this (UTF-16 characters) is refused by both sides; real ones stay far below 1 MB. */
export const maxReturnLength = 4_000_000;

/** Messages accepted from a page of the web app. Anything else is ignored without a reply. */
export const toExtension = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('send-return'), json: z.string().min(2).max(maxReturnLength) }),
  z.strictObject({ type: z.literal('send-map'), json: z.string().min(2).max(maxMapLength) }),
  z.strictObject({ type: z.literal('collect-figures') }),
]);

/** One message from the web app to the extension. */
type ToExtension = z.infer<typeof toExtension>;

/**
 * The extension's reply. `ok` false: not a supported return or portal map, or no figures for this tab.
 * `figures`: data the user sent to this tab, to be parsed by `handedOver`.
 */
const fromExtension = z.strictObject({
  ok: z.boolean(),
  version: z.string().max(20),
  figures: z.unknown().optional(),
});

/** The extension's answer. */
export type FromExtension = z.infer<typeof fromExtension>;

/** The part of `chrome.runtime` a web page has when a connectable extension is installed. */
export interface WebRuntime {
  sendMessage?: (id: string, message: unknown, answer: (reply: unknown) => void) => void;
  lastError?: unknown;
}

/**
 * Sends a message to the extension; resolves to undefined if it is not installed, too old or does not reply
 * within `wait` ms. Call as `askExtension(globalThis.chrome?.runtime, { type: 'ping' })`.
 */
export function askExtension(
  runtime: WebRuntime | undefined,
  message: ToExtension,
  wait = 2_000,
): Promise<FromExtension | undefined> {
  const send = runtime?.sendMessage;
  if (!send) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), wait);
    const answer = (reply: unknown) => {
      clearTimeout(timer);
      // Reading lastError marks the error of a missing extension as handled.
      void runtime.lastError;
      const parsed = fromExtension.safeParse(reply);
      resolve(parsed.success ? parsed.data : undefined);
    };
    try {
      send.call(runtime, extensionId, message, answer);
    } catch {
      clearTimeout(timer);
      resolve(undefined);
    }
  });
}

/** Whether version `a` is older than `b` (both `1.2.3`). */
export function isOlderVersion(a: string, b: string): boolean {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Address in the web app that the extension opens to hand figures over. */
export const figuresPath = '/app/gst/from-extension';

const paise = z.int().min(-1e15).max(1e15);

/** One line read from a GST page; amounts in paise, absent where the page has no such column. */
const figureRow = z.strictObject({
  table: z.string().max(20),
  label: z.string().max(300),
  records: z.int().min(0).optional(),
  txval: paise.optional(),
  iamt: paise.optional(),
  camt: paise.optional(),
  samt: paise.optional(),
  csamt: paise.optional(),
});

/** One line of figures. */
export type FigureRow = z.infer<typeof figureRow>;

/** Figures of one GST return as the portal shows them. `period` is MMYYYY. */
export const gstFigures = z.strictObject({
  return_type: z.enum(['GSTR-1', 'GSTR-2B', 'GSTR-3B']),
  gstin: z.string().length(15),
  period: z.string().regex(/^(0[1-9]|1[0-2])20\d\d$/),
  source: z.enum(['json', 'table']),
  rows: z.array(figureRow).max(2_000),
});

/** Figures of one GST return. */
export type GstFigures = z.infer<typeof gstFigures>;

const held = z.int().min(0).max(1e15);

/** Balances of a ledger on the GST portal when read, by head of tax: cash of all minor heads, or credit. */
const gstBalance = z.strictObject({
  ledger: z.enum(['Cash ledger', 'Credit ledger']),
  gstin: z.string().length(15),
  igst: held,
  cgst: held,
  sgst: held,
  cess: held,
});

/** The balance of a ledger. */
export type GstBalance = z.infer<typeof gstBalance>;

/** Data the panel passes to a tab of the web app. */
export const handedOver = z.union([gstFigures, gstBalance]);
export type HandedOver = z.infer<typeof handedOver>;
