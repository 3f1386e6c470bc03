import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../web/i18n/hi/', import.meta.url);

/** The Hindi names of the returns' fields, rows and options for the panel, read from the web app's dictionaries while the extension is built. */
export function hindiNames(): Record<string, string> {
  const rooms = [
    ...readdirSync(folder).filter((name) => /^itr\d?-labels\.json$/.test(name)),
    ...['itr-codes', 'itr', 'states', 'entities', 'common', 'tax', 'accounts', 'gst'].map((r) => `${r}.json`),
  ];
  const out: Record<string, string> = {};
  // Only short texts of the other dictionaries: shared names are in one of them.
  for (const room of [...rooms, ...readdirSync(folder).filter((name) => !rooms.includes(name))]) {
    const words = JSON.parse(readFileSync(new URL(room, folder), 'utf8')) as Record<string, string>;
    for (const [text, hindi] of Object.entries(words))
      if (text.length <= (rooms.includes(room) ? 120 : 24)) out[text] ??= hindi;
  }
  return out;
}
