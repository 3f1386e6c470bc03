import type { Gstr3b } from '../../shared/gst/gstr3b/form.ts';
import { readGstr3b } from '../../shared/gst/gstr3b/json.ts';
import { formLines } from '../../shared/gst/gstr3b/summary.ts';
import { type Period, periodName } from '../../shared/gst/periods.ts';
import { say } from '../../shared/intake/messages.ts';
import { askedQuestion } from '../../shared/intake/questions.ts';
import { refuseFile } from '../files/read-file.ts';
import { GstReturn, type GstReturnDoc } from '../gst/base/model.ts';
import { gstLives, ofRegistration, type Registered, refuseFiled, settingsFor } from '../gst/base/store.ts';
import { contentOf } from '../gst/gstr3b/content.ts';
import { begunContent, draftOf } from '../gst/gstr3b/gstr3b.ts';
import { change, insert } from '../returns/life.ts';
import { type ImportInput, type Reader, type RecordCounts, rupees, type Step } from './reading.ts';
import { gstinBeside, registeredFor } from './registration.ts';

/** The form of a GSTR-3B file, and its target return. */
interface Gstr3bData {
  of: Registered;
  period: Period;
  form: Gstr3b;
}

const life = gstLives['GSTR-3B'];

const standingOf = async (of: Registered, period: Period): Promise<GstReturnDoc | null> =>
  (await GstReturn.findOne({
    open_key: life.only!.key({ ...ofRegistration(of), period } as GstReturnDoc),
  }).lean()) as GstReturnDoc | null;

type FormLine = ReturnType<typeof formLines>[number];
/** Whether the file has a figure for a line; 4(C) is calculated. */
const hasFigure = (l: FormLine): boolean =>
  !l.table.startsWith('4(C)') && (Boolean(l.taxable) || Object.values(l.taxes ?? {}).some((n) => n !== 0));

/** New, changed and unchanged lines compared with a stored form. */
function besideStored(stored: Gstr3b | undefined, form: Gstr3b): RecordCounts {
  const had = new Map((stored ? formLines(stored) : []).map((l) => [`${l.table} ${l.label}`, l]));
  const beside = { new: 0, changed: 0, same: 0 };
  for (const line of formLines(form)) {
    const before = had.get(`${line.table} ${line.label}`);
    if (JSON.stringify(before) === JSON.stringify(line)) beside.same += hasFigure(line) ? 1 : 0;
    else if (before && hasFigure(before)) beside.changed++;
    else if (hasFigure(line)) beside.new++;
  }
  return beside;
}

async function step(given: ImportInput, { of, period, form }: Gstr3bData): Promise<Step> {
  const { deps, user } = given;
  const stored = await standingOf(of, period);
  if (stored) refuseFiled(stored);
  const settings = await settingsFor(of, period);
  const content = stored ? { ...contentOf(deps, stored), form } : await begunContent(deps, of, period, form);
  const own = draftOf(deps, content, period, {
    gstin: of.gstin,
    frequency: settings.frequency,
    turnover: settings.turnover ?? undefined,
  });
  const by = { deps, user };
  return {
    commit: async () => {
      const doc = stored
        ? await change(life, by, { record: stored, entity: of.entity }, stored.version, own)
        : await insert(life, by, of.entity, {
            ...ofRegistration(of),
            period,
            status: 'draft',
            gstin_sealed: deps.vault.seal(of.gstin),
            settings,
            ...own,
          } as Partial<GstReturnDoc>);
      return {
        kind: 'gst',
        records: [{ id: String(doc._id), version: doc.version }],
        created: !stored,
        before: stored
          ? { content_sealed: stored.content_sealed, totals: stored.totals, nil: stored.nil }
          : null,
        name: `GSTR-3B ${periodName(period)}${gstinBeside(given, of.gstin)}`,
        detail: { gst_id: String(doc._id), return_period: period },
      };
    },
  };
}

/** Reads a GSTR-3B file of the portal or the offline utility as the draft of its period. */
export const gstr3bReader: Reader<Gstr3bData> = {
  read: async (given, file) => {
    const read = readGstr3b(file.kind === 'json' ? file.value : undefined);
    if (!read.ok) return refuseFile(read.message, 'unknown_file');
    const { form, period } = read;
    const { of } = await registeredFor(given, [read.gstin]);
    const stored = await standingOf(of, period);
    if (stored) refuseFiled(stored);
    const had = stored ? contentOf(given.deps, stored).form : undefined;
    const same = had !== undefined && JSON.stringify(had) === JSON.stringify(form);
    const { taxable, igst, cgst, sgst, cess } = form.supplies.taxable;
    return {
      source: 'GSTR-3B JSON',
      confidence: 1,
      sheets: [],
      placed: {
        gstr3b: {
          rows: formLines(form).filter(hasFigure).length,
          totals: rupees({ taxable, igst, cgst, sgst, cess }),
        },
      },
      set_aside: [],
      unmapped: [],
      file_totals: {},
      total_row: null,
      questions:
        had === undefined || same || given.answers['existing'] === 'replace'
          ? []
          : [
              askedQuestion({
                id: 'existing',
                text: say('askExisting3b', { period: periodName(period) }),
                options: [{ value: 'replace', label: say('replace3b') }],
              }),
            ],
      warnings: [],
      target: { return: 'GSTR-3B', periods: [period], beside: besideStored(had, form) },
      data: { of, period, form },
    };
  },
  steps: async (given, { data }) => [await step(given, data)],
};
