import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withScripts } from './scripts.ts';
import { unpackWoff } from './sfnt.ts';

interface PdfMake {
  addFonts: (fonts: Record<string, Record<string, string>>) => void;
  setUrlAccessPolicy: (allow: (url: string) => boolean) => void;
  setLocalAccessPolicy: (allow: (path: string) => boolean) => void;
  virtualfs: { writeFileSync: (name: string, content: Buffer) => void };
  createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
}

const require = createRequire(import.meta.url);
let ready: PdfMake | undefined;

function printer(): PdfMake {
  if (ready) return ready;
  const folder = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  const hindi = join(dirname(require.resolve('@fontsource/noto-sans-devanagari/package.json')), 'files');
  const made = require('pdfmake') as PdfMake;
  const unpacked = (weight: 400 | 700): string => {
    const name = `devanagari-${weight}.ttf`;
    const file = join(hindi, `noto-sans-devanagari-devanagari-${weight}-normal.woff`);
    made.virtualfs.writeFileSync(name, unpackWoff(readFileSync(file)));
    return name;
  };
  const [regular, bold] = [unpacked(400), unpacked(700)];
  made.addFonts({
    Roboto: {
      normal: join(folder, 'Roboto-Regular.ttf'),
      bold: join(folder, 'Roboto-Medium.ttf'),
      italics: join(folder, 'Roboto-Italic.ttf'),
      bolditalics: join(folder, 'Roboto-MediumItalic.ttf'),
    },
    // Devanagari has no italics.
    Devanagari: { normal: regular, bold, italics: regular, bolditalics: bold },
  });
  // A document's text comes from people: it may name nothing on the network and no file but the fonts.
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy((path) => path.startsWith(folder));
  ready = made;
  return made;
}

/** A document definition as the bytes of a PDF with its fonts embedded; Latin and Devanagari text may mix anywhere. */
export const renderPdf = (definition: object): Promise<Buffer> =>
  printer()
    .createPdf(withScripts(definition) as object)
    .getBuffer();
