import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render.ts';
import { withScripts } from './scripts.ts';

const textOf = async (bytes: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  let text = '';
  for (let page = 1; page <= pdf.numPages; page++)
    text += (await (await pdf.getPage(page)).getTextContent()).items
      .map((i) => ('str' in i ? i.str : ''))
      .join('');
  return text;
};

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
