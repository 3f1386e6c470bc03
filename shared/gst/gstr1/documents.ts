import { financialYearOn, isIsoDate } from '../../dates.ts';
import { financialYearOfPeriod, type Period } from '../periods.ts';
import type { Row } from './columns.ts';
import type { Section, SectionId } from './sections.ts';

/** Sections whose documents share a number series: a number is used once per year in each (rule 46(b), rule 53). */
const families: Partial<Record<SectionId, string>> = {
  b2b: 'invoice',
  b2cl: 'invoice',
  exp: 'invoice',
  cdnr: 'note',
  cdnur: 'note',
  b2ba: 'amended-invoice',
  b2cla: 'amended-invoice',
  expa: 'amended-invoice',
  cdnra: 'amended-note',
  cdnura: 'amended-note',
  ecom: 'operator',
  ecoma: 'amended-operator',
};

/** Document number of a row, or undefined for summary rows. */
export const documentNumberOf = (section: Section, row: Row): string | undefined =>
  section.document ? (row[section.document.number] as string | undefined) || undefined : undefined;

/** Key of a document number within its family and financial year; the same key in another period is a duplicate. */
export function numberKey(section: Section, row: Row, period: Period): string | undefined {
  const number = documentNumberOf(section, row);
  const family = families[section.id];
  if (!number || !family) return undefined;
  const day = row[section.document!.date] as string | undefined;
  const year = day && isIsoDate(day) ? financialYearOn(day) : financialYearOfPeriod(period);
  const supplier =
    section.id === 'ecom' || section.id === 'ecoma' ? `|${row.supplier_gstin ?? row.gstin ?? ''}` : '';
  return `${family}|${year}|${number.toUpperCase()}${supplier}`;
}

/** Key of a row's document, shared by all of its rows. */
export const documentKey = (section: Section, row: Row): string =>
  `${section.id}|${section.id.startsWith('b2cl') ? (row.place_of_supply ?? '') : (row.gstin ?? row.export_type ?? row.unregistered_type ?? '')}|${row.category ?? ''}`;
