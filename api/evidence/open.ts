import { financialYearOn } from '../../shared/dates.ts';
import { isAis, readAis } from '../../shared/evidence/ais.ts';
import { is26as, read26as } from '../../shared/evidence/as26.ts';
import { isBank, readBankPaper } from '../../shared/evidence/bank.ts';
import { isCas, readCas } from '../../shared/evidence/cas.ts';
import {
  cellsOfText,
  isCertificate,
  isCertificateTable,
  readCertificate,
} from '../../shared/evidence/certificate.ts';
import { isForm16, isTis, readForm16, readTis } from '../../shared/evidence/forms.ts';
import { say } from '../../shared/evidence/messages.ts';
import { isRefused, type Paper, type Refused } from '../../shared/evidence/pieces.ts';
import { readPrefill } from '../../shared/evidence/prefill.ts';
import { statementKind, withoutLots } from '../../shared/evidence/statement-headings.ts';
import { readStatement } from '../../shared/evidence/statements.ts';
import type { Message } from '../../shared/forms/messages.ts';
import { detectJson } from '../../shared/itr/json/detect.ts';
import { textOfBytes } from '../../shared/sheets/encoding.ts';
import { sizes } from '../base/limits.ts';
import { openFile, type ReadFile, refuseFile } from '../files/read-file.ts';
import { isLockedAis, openAis } from './ais-file.ts';
import { isLockedZip, unlockZip } from './locked-zip.ts';
import { alignedRows, textOfPdf } from './pdf-text.ts';

/**
 * Owner of the papers: PAN in plain text, birth date or date of incorporation (ISO; '' if unknown), and the
 * financial year.
 */
interface Owner {
  pan: string;
  birth: string;
  year: string;
  today: string;
  /** Password given for this file; tried before the usual ones. */
  password?: string | undefined;
}

/** Most rows of a paper. */
const MOST_ROWS = 100_000;

const refuse = (message: Message, id: string): never => refuseFile(message, id);
const birthOf = (owner: Owner): string =>
  `${owner.birth.slice(8, 10)}${owner.birth.slice(5, 7)}${owner.birth.slice(0, 4)}`;

/** Passwords the portal, TRACES, employers and registrars derive from a client's data; tried here and not stored. */
function passwordsOf(owner: Owner): string[] {
  const birth = owner.birth === '' ? [] : [birthOf(owner)];
  return [
    ...(owner.password ? [owner.password] : []),
    ...birth,
    ...birth.map((b) => `${owner.pan.toLowerCase()}${b}`),
    ...birth.map((b) => `${owner.pan.toUpperCase()}${b}`),
    owner.pan.toUpperCase(),
    owner.pan.toLowerCase(),
  ];
}

/** Whether a file is recognizably a paper only read here: a PDF, an encrypted ZIP, AIS, 26AS, TIS, Form 16. */
export function isPaper(name: string, bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF')) return /\.pdf$/i.test(name);
  if (start.startsWith('PK')) return !/\.(xlsx|xlsm|xls|xlsb|ods)$/i.test(name) && isLockedZip(bytes);
  if (start.startsWith('\u00d0\u00cf') || /\.(xlsx?|xlsm|xlsb|ods|xml|html?|csv|tsv)$/i.test(name))
    return false;
  const text = textOfBytes(bytes);
  if (isLockedAis(text)) return true;
  if (/^\uFEFF?\s*[[{]/.test(text)) {
    try {
      return isAis(JSON.parse(text.replace(/^\uFEFF/, '')));
    } catch {
      return false;
    }
  }
  return is26as(text) || isTis(text) || isCas(text) || isForm16(text);
}

const ofText = (text: string): Paper | Refused | undefined =>
  is26as(text)
    ? read26as(text)
    : isTis(text)
      ? readTis(text)
      : isCas(text)
        ? readCas(text)
        : isForm16(text)
          ? readForm16(text)
          : isCertificate(text)
            ? readCertificate(cellsOfText(text))
            : undefined;

function ofTables(
  file: Pick<Extract<ReadFile, { kind: 'tables' }>, 'kind' | 'tables'>,
  owner: Owner,
): Paper | Refused {
  const kind = statementKind(file.tables) ?? (withoutLots(file.tables) && 'shares');
  // In some statements a table of trades also has a balance column: the trades decide.
  if (kind && (kind !== 'shares' || !isBank(file.tables))) return readStatement(file.tables);
  if (isBank(file.tables)) return readBankPaper(file.tables, owner.year, owner.today);
  if (isCertificateTable(file.tables)) return readCertificate(file.tables.flatMap((t) => t.rows));
  return { refused: say('anotherKind'), id: 'other_kind' };
}

function ofJson(json: unknown, owner: Owner): Paper | Refused {
  if (detectJson(json).kind === 'prefill') return readPrefill(json, owner.year);
  return readAis(json, owner.year);
}

/** A file no password opened: why, and what is missing. */
const locked = (owner: Owner, why: Message): Refused =>
  owner.password
    ? { refused: say('wrongPassword'), id: 'locked' }
    : owner.birth === ''
      ? { refused: say('noBirthDate'), id: 'no_birth_date' }
      : { refused: why, id: 'locked' };

async function read(name: string, bytes: Buffer, owner: Owner, inside = false): Promise<Paper | Refused> {
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('%PDF')) {
    const pdf = await textOfPdf(bytes, passwordsOf(owner));
    if ('problem' in pdf)
      return pdf.problem === 'locked'
        ? locked(owner, say('pdfLocked'))
        : pdf.problem === 'no_text'
          ? { refused: say('noText'), id: 'no_text' }
          : { refused: say('cutPdf'), id: 'cut' };
    if (pdf.text.replace(/\s/g, '').length < 40) return { refused: say('noText'), id: 'no_text' };
    const known = ofText(pdf.text);
    const top = pdf.text.slice(0, 3000);
    if (!known && /Annual Information Statement/i.test(top)) return { refused: say('aisPdf'), id: 'ais_pdf' };
    if (!known && /Form\s*(No\.?\s*)?26AS|Annual Tax Statement/i.test(top))
      return { refused: say('as26Pdf'), id: '26as_pdf' };
    // A table across pages: cells are below their headings.
    return known ?? ofTables({ kind: 'tables', tables: [{ name: '', rows: alignedRows(pdf.lines) }] }, owner);
  }
  if (start.startsWith('PK') && !/\.(xlsx|xlsm|xls)$/i.test(name) && !inside) {
    const open = unlockZip(bytes, passwordsOf(owner), sizes.unpacked);
    if (open) return read(open.name, open.bytes, owner, true);
    if (isLockedZip(bytes)) return locked(owner, say('zipLocked'));
  }
  // Non-text bytes are workbooks or archives.
  if (!start.startsWith('PK') && !start.startsWith('\u00d0\u00cf')) {
    const text = textOfBytes(bytes);
    if (isLockedAis(text)) {
      if (owner.birth === '') return { refused: say('noBirthDate'), id: 'no_birth_date' };
      const open = openAis(text, owner.pan, birthOf(owner));
      if ('problem' in open)
        return open.problem === 'cut'
          ? { refused: say('cutAis'), id: 'cut' }
          : { refused: say('wrongKey'), id: 'wrong_key' };
      return readAis(open.json, owner.year);
    }
    if (/^\uFEFF?\s*[[{]/.test(text)) {
      try {
        return ofJson(JSON.parse(text.replace(/^\uFEFF/, '')), owner);
      } catch {
        return { refused: say('cutAis'), id: 'cut' };
      }
    }
    const paper = ofText(text);
    if (paper) return paper;
    if (/^[0-9a-f]{20,}/i.test(text)) return { refused: say('cutAis'), id: 'cut' };
    if (/\.txt$/i.test(name)) return ofFile(`${name}.csv`, bytes, owner);
  }
  return ofFile(name, bytes, owner);
}

async function ofFile(name: string, bytes: Buffer, owner: Owner): Promise<Paper | Refused> {
  const file = await openFile(name, bytes);
  return file.kind === 'tables'
    ? ofTables(file, owner)
    : file.kind === 'json'
      ? ofJson(file.value, owner)
      : { refused: say('anotherKind'), id: 'other_kind' };
}

/** Whether none of the rows is in the client's year, for a paper without a year. */
function otherYear(paper: Paper, year: string): string | undefined {
  if (paper.year !== '') return paper.year === year ? undefined : paper.year;
  const dated = paper.pieces.filter((p) => p.date !== '');
  if (dated.length === 0 || dated.some((p) => financialYearOn(p.date) === year)) return undefined;
  return financialYearOn(dated[0]!.date);
}

/** Marks dated rows of financial years other than `year`, which do not count. */
export function markOtherYears(paper: Pick<Paper, 'pieces'>, year: string): void {
  for (const piece of paper.pieces)
    if (
      (piece.role === 'lot' || piece.role === 'line') &&
      piece.date !== '' &&
      financialYearOn(piece.date) !== year &&
      !piece.marks.includes('other_year')
    )
      piece.marks.push('other_year');
}

/**
 * Reads a client's paper; 422 with a message if it cannot be opened, is truncated, or belongs to another
 * person or year. Rows of other years in a multi-year statement are kept and marked.
 */
export async function openPaper(name: string, bytes: Buffer, owner: Owner): Promise<Paper> {
  const paper = await read(name, bytes, owner);
  if (isRefused(paper)) return refuse(paper.refused, paper.id);
  if (paper.pan !== '' && paper.pan.toUpperCase() !== owner.pan.toUpperCase())
    return refuse(say('wrongPan', { found: paper.pan.toUpperCase() }), 'other_person');
  const other = otherYear(paper, owner.year);
  if (other) return refuse(say('wrongYear', { found: other, expected: owner.year }), 'other_year');
  if (paper.pieces.length > MOST_ROWS) return refuse(say('tooMany', { max: MOST_ROWS }), 'too_many');
  markOtherYears(paper, owner.year);
  return paper;
}
