import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface PdfMake {
  addFonts: (fonts: Record<string, Record<string, string>>) => void;
  setUrlAccessPolicy: (allow: (url: string) => boolean) => void;
  setLocalAccessPolicy: (allow: (path: string) => boolean) => void;
  createPdf: (definition: object) => { getBuffer: () => Promise<Buffer> };
}

const require = createRequire(import.meta.url);
let ready: PdfMake | undefined;

function printer(): PdfMake {
  if (ready) return ready;
  const folder = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  const made = require('pdfmake') as PdfMake;
  made.addFonts({
    Roboto: {
      normal: join(folder, 'Roboto-Regular.ttf'),
      bold: join(folder, 'Roboto-Medium.ttf'),
      italics: join(folder, 'Roboto-Italic.ttf'),
      bolditalics: join(folder, 'Roboto-MediumItalic.ttf'),
    },
  });
  // A document's text comes from people: it may name nothing on the network and no file but the fonts.
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy((path) => path.startsWith(folder));
  ready = made;
  return made;
}

/** A document definition as the bytes of a PDF with its fonts embedded. */
export const renderPdf = (definition: object): Promise<Buffer> => printer().createPdf(definition).getBuffer();
