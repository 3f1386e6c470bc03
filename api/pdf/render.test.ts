import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render.ts';
import { withScripts } from './scripts.ts';
import { unpackWoff } from './sfnt.ts';

const textOf = async (bytes: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  let text = '';
  for (let page = 1; page <= pdf.numPages; page++)
    text += (await (await pdf.getPage(page)).getTextContent()).items
      .map((i) => ('str' in i ? i.str : ''))
      .join('');
  return text;
};

it('the Hindi font is unpacked as a plain font: its tables lie where its head says, with their checksums', () => {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('@fontsource/noto-sans-devanagari/package.json')), 'files');
  const font = unpackWoff(readFileSync(join(folder, 'noto-sans-devanagari-devanagari-400-normal.woff')));
  const count = font.readUInt16BE(4);
  expect(count).toBeGreaterThan(8);
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    const [checksum, offset, length] = [4, 8, 12].map((by) => font.readUInt32BE(at + by)) as [
      number,
      number,
      number,
    ];
    expect(offset % 4).toBe(0);
    if (font.toString('latin1', at, at + 4) === 'head') continue; // has its own sum in it
    let sum = 0;
    for (let n = 0; n < length; n += 4) sum = (sum + font.readUInt32BE(offset + n)) >>> 0;
    expect(sum).toBe(checksum);
  }
  expect(() => unpackWoff(Buffer.from('nothing'))).toThrow(RangeError);
});

describe('a PDF', () => {
  it('holds Hindi beside Latin text in every place text may stand, with both fonts embedded', async () => {
    const bytes = await renderPdf({
      defaultStyle: { font: 'Roboto' },
      footer: () => ({ columns: ['पाद', { text: 'foot' }] }),
      content: [
        'Rao ट्रेडर्स ₹ 500',
        { text: 'बिल', bold: true },
        { text: ['one ', { text: 'दो' }] },
        { table: { body: [['नाम', 'Name']] } },
        { ul: ['एक'] },
      ],
    });
    const text = await textOf(bytes);
    for (const part of ['Rao', '₹ 500', 'foot', 'one', 'Name', 'दो', 'नाम', 'एक', 'पाद'])
      expect(text).toContain(part);
    expect(bytes.toString('latin1')).toMatch(/NotoSansDevanagari/);
    expect(bytes.toString('latin1')).toMatch(/Roboto/);
  });

  it('leaves what is not text as it is', () => {
    const plain = {
      info: { title: 'हिन्दी' },
      content: ['abc', { image: 'data:', width: 3 }],
      pageMargins: [1, 2, 3, 4],
    };
    expect(withScripts(plain)).toEqual(plain);
  });

  it('reads nothing from disk or network that a text may name', async () => {
    await expect(
      renderPdf({ defaultStyle: { font: 'Roboto' }, content: [{ image: '/etc/passwd' }] }),
    ).rejects.toThrow();
    await expect(
      renderPdf({ defaultStyle: { font: 'Roboto' }, content: [{ image: 'http://127.0.0.1:9/x.png' }] }),
    ).rejects.toThrow();
  });
});
