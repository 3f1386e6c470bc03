import { type IsoDate, isoOf } from '../dates.ts';
import type { Filling, Issue } from '../forms/messages.ts';
import { isTan } from '../identifiers.ts';
import type { ValidatorRule } from './data/validator.ts';
import type { ChallanRow } from './sheets.ts';

/**
 * The challan file (.csi) the validator reads with a statement: a header with TAN and name, then one hash per
 * challan. It does not reveal amounts, dates and BSR codes, so it is compared only by TAN, name, date and
 * number of challans.
 */
export interface ChallanFile {
  name: string;
  tan: string;
  /** Name of the TAN holder. */
  holder: string;
  reference: string;
  challans: number;
  /** Date in the file's name; empty if none. */
  day: IsoDate | '';
}

/** Messages about challan files. */
const challanFilePatterns = {
  notOne: 'This is not a challan file (.csi): its first line has no TAN in the second field',
  noChallan: 'The challan file has no challan, but the statement has {count}',
  otherTan: 'The challan file is for TAN {theirs}, the statement for {ours}',
  otherName: 'The TAN is in the name of {theirs}, but the statement has {ours}',
  fewer: 'The challan file has {found} challans, but the statement has {count} paid through a bank',
  more: 'The challan file has {found} challans, but the statement has {count} paid through a bank: check whether one is missing here',
  earlier: 'The challan file was made on {day}, before the challan of {deposited}: download it again',
  line: 'Line {line} is not the hash of a challan',
} as const;

const issue = <K extends keyof typeof challanFilePatterns>(
  path: string,
  pattern: K,
  params: Filling<(typeof challanFilePatterns)[K]>[0],
  rule?: ValidatorRule,
  severity: Issue['severity'] = 'error',
): Issue => ({
  path,
  message: params ? { text: challanFilePatterns[pattern], params } : { text: challanFilePatterns[pattern] },
  severity,
  ...(rule ? { rule } : {}),
});

/** Reads a challan file. Its name is TAN and day (MUMM11111A040909.csi: 4 September 2009). */
export function readChallanFile(name: string, text: string): { file?: ChallanFile; issues: Issue[] } {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((l) => l.trim() !== '');
  const cells = head.split('^').map((c) => c.trim());
  const tan = (cells[1] ?? '').toUpperCase();
  if (!isTan(tan)) return { issues: [issue('line 1', 'notOne', undefined)] };
  const issues = lines.flatMap((line, i) =>
    /^[0-9a-f]{32}$/i.test(line.split('^')[0]!.trim())
      ? []
      : [issue(`line ${i + 2}`, 'line', { line: i + 2 })],
  );
  if (issues.length > 0) return { issues: issues.slice(0, 100) };
  const day = /(\d{2})(\d{2})(\d{2})\.csi$/i.exec(name);
  return {
    file: {
      name,
      tan,
      holder: cells[2] ?? '',
      reference: cells[5] ?? '',
      challans: lines.length,
      day: (day && isoOf(2000 + Number(day[3]), Number(day[2]), Number(day[1]))) || '',
    },
    issues: [],
  };
}

const alike = (a: string, b: string): boolean =>
  a.toUpperCase().replace(/\s+/g, ' ').trim() === b.toUpperCase().replace(/\s+/g, ' ').trim();

/** A statement's challans paid through a bank, which the validator looks for in the challan file, with their places. */
export const bankedChallans = <R extends ChallanRow>(challans: readonly R[]): { challan: R; at: number }[] =>
  challans.flatMap((challan, at) =>
    challan.nil === 'Y' || challan.by_book_entry === 'Y' ? [] : [{ challan, at }],
  );

/**
 * Expected validator findings for a challan file. Paths: `challan_file`, `deductor.name`,
 * `challans.N.deposited_on`.
 */
export function challanFileIssues(
  file: ChallanFile,
  statement: { deductor: Record<string, string>; challans: readonly ChallanRow[] },
): Issue[] {
  const out: Issue[] = [];
  const rule = 'T-FV-1029 to 1032';
  const { tan = '', name = '' } = statement.deductor;
  if (tan && tan !== file.tan)
    out.push(issue('challan_file', 'otherTan', { theirs: file.tan, ours: tan }, rule));
  if (file.holder && name && !alike(file.holder, name))
    out.push(issue('deductor.name', 'otherName', { theirs: file.holder, ours: name }, 'T-FV-3173'));
  const banked = bankedChallans(statement.challans);
  if (banked.length > 0 && file.challans === 0)
    out.push(issue('challan_file', 'noChallan', { count: banked.length }, rule));
  else if (file.challans < banked.length)
    out.push(issue('challan_file', 'fewer', { found: file.challans, count: banked.length }, rule));
  // The file covers a date range: it may include challans of other quarters and forms.
  else if (file.challans > banked.length)
    out.push(
      issue('challan_file', 'more', { found: file.challans, count: banked.length }, undefined, 'warning'),
    );
  const last = banked.reduce<(typeof banked)[number] | undefined>(
    (latest, one) => ((one.challan.deposited_on ?? '') > (latest?.challan.deposited_on ?? '') ? one : latest),
    undefined,
  );
  if (file.day && last?.challan.deposited_on && last.challan.deposited_on > file.day)
    out.push(
      issue(
        `challans.${last.at}.deposited_on`,
        'earlier',
        { day: { day: file.day }, deposited: { day: last.challan.deposited_on } },
        undefined,
        'warning',
      ),
    );
  return out;
}
