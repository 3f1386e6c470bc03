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

interface KeptFont {
  _glyphs: object;
}
interface FontKit {
  create: (bytes: Uint8Array) => KeptFont;
  registerFormat: (format: { probe: (bytes: Uint8Array) => boolean }) => void;
}

const require = createRequire(import.meta.url);
let ready: PdfMake | undefined;

/**
 * Parsed fonts are cached: pdfkit reads the font file for each document, which took half the time of a
 * letter. A marker replaces the file, and the format registered for markers returns the parsed font.
 */
function keptFonts(fontkit: FontKit): (name: string, bytes: Uint8Array) => Buffer {
  const kept = new WeakMap<Uint8Array, KeptFont>();
  fontkit.registerFormat(
    class {
      static probe = (bytes: Uint8Array) => kept.has(bytes);
      constructor({ buffer }: { buffer: Uint8Array }) {
        const font = kept.get(buffer)!;
        // Glyphs remember the character they were first used for, which becomes the copied text: each
        // document has its own.
        font._glyphs = {};
        // biome-ignore lint/correctness/noConstructorReturn: fontkit makes fonts with `new`
        return font;
      }
    },
  );
  return (name, bytes) => {
    const mark = Buffer.from(`font ${name}`);
    kept.set(mark, fontkit.create(bytes));
    return mark;
  };
}

function printer(): PdfMake {
  if (ready) return ready;
  const made = require('pdfmake') as PdfMake;
  const keep = keptFonts(createRequire(require.resolve('pdfmake'))('fontkit') as FontKit);
  const put = (name: string, bytes: Uint8Array): string => {
    made.virtualfs.writeFileSync(name, keep(name, bytes));
    return name;
  };
  const roboto = join(dirname(require.resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  const latin = (style: string) => put(`Roboto-${style}`, readFileSync(join(roboto, `Roboto-${style}.ttf`)));
  const hindi = join(dirname(require.resolve('@fontsource/noto-sans-devanagari/package.json')), 'files');
  const unpacked = (weight: 400 | 700): string =>
    put(
      `Devanagari-${weight}`,
      unpackWoff(readFileSync(join(hindi, `noto-sans-devanagari-devanagari-${weight}-normal.woff`))),
    );
  const [regular, bold] = [unpacked(400), unpacked(700)];
  made.addFonts({
    Roboto: {
      normal: latin('Regular'),
      bold: latin('Medium'),
      italics: latin('Italic'),
      bolditalics: latin('MediumItalic'),
    },
    // Devanagari has no italics.
    Devanagari: { normal: regular, bold, italics: regular, bolditalics: bold },
  });
  // Document text comes from users: it may not refer to the network or to files.
  made.setUrlAccessPolicy(() => false);
  made.setLocalAccessPolicy(() => false);
  ready = made;
  return made;
}

/** Renders a document definition as PDF with embedded fonts; Latin and Devanagari text may be mixed. */
export const renderPdf = (definition: object): Promise<Buffer> =>
  printer()
    .createPdf(withScripts(definition) as object)
    .getBuffer();
