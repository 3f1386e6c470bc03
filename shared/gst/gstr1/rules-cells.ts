import { isIsoDate } from '../../dates.ts';
import { largestAmount, largestValue } from '../data/limits.ts';
import { gstinFault, gstinKind, isDocumentNumber, isSerial } from '../data/patterns.ts';
import { differentialPercent, isRate, rates } from '../data/rates.ts';
import { isState } from '../data/states.ts';
import { units } from '../data/units.ts';
import { say } from '../messages.ts';
import { isPeriod } from '../periods.ts';
import type { Column, Row } from './columns.ts';
import type { Report } from './issue.ts';
import type { Section } from './sections.ts';

const rateList = rates.join(', ');
const documentValues = new Set(['invoice_value', 'note_value', 'revised_value', 'total_value']);

function checkGstin(column: Column, value: string, report: Report): void {
  const fault = gstinFault(value);
  if (fault === 'shape') report(column.key, say('gstinShape'));
  else if (fault === 'state') report(column.key, say('gstinState'));
  else if (fault === 'check') {
    // The check character of the special kinds (UIN, non-resident) is not confirmed by a public source.
    const kind = gstinKind(value);
    const sure = kind === 'regular' || kind === 'collector' || kind === 'deductor';
    report(column.key, say('gstinCheck'), sure ? 'error' : 'warning');
  }
}

function checkMoney(column: Column, value: number, report: Report): void {
  const big = documentValues.has(column.key);
  if (!Number.isSafeInteger(value)) report(column.key, say('moneyDecimals'));
  else if (Math.abs(value) > (big ? largestValue : largestAmount))
    report(column.key, say('tooBig', { digits: big ? 13 : 11 }));
  else if (value < 0 && !column.negative) report(column.key, say('notNegative'));
}

function checkText(column: Column, value: string, report: Report): void {
  switch (column.kind) {
    case 'document':
      if (!isDocumentNumber(value)) report(column.key, say('documentNumber'), 'error', 'rule 46(b)');
      return;
    case 'serial':
      if (!isSerial(value)) report(column.key, say('serialNumber'));
      return;
    case 'date':
      if (!isIsoDate(value)) report(column.key, say('aDate'));
      return;
    case 'period':
      if (!isPeriod(value)) report(column.key, say('aPeriod'));
      return;
    case 'gstin':
      checkGstin(column, value, report);
      return;
    case 'state':
      if (!isState(value)) report(column.key, say('aState'));
      return;
    case 'unit':
      if (!Object.hasOwn(units, value)) report(column.key, say('aUnit'));
      return;
    case 'choice':
      if (!column.options?.some((o) => o.value === value)) report(column.key, say('chooseOne'));
      return;
    default:
      if (column.maxLength !== undefined && value.length > column.maxLength) {
        report(column.key, say('tooLong', { max: column.maxLength }));
      }
  }
}

function checkNumber(column: Column, value: number, report: Report): void {
  if (column.kind === 'money') checkMoney(column, value, report);
  else if (column.key === 'applicable_percent') {
    if (value !== differentialPercent) report(column.key, say('percent'));
  } else if (column.kind === 'rate') {
    if (!isRate(value)) report(column.key, say('rateList', { rates: rateList }));
  } else if (column.kind === 'count') {
    if (!Number.isSafeInteger(value)) report(column.key, say('wholeNumber'));
    else if (value < 0) report(column.key, say('notNegative'));
  } else if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-4) {
    report(column.key, say('moneyDecimals'));
  }
}

const isNumeric = (column: Column): boolean =>
  column.kind === 'money' || column.kind === 'rate' || column.kind === 'quantity' || column.kind === 'count';

/** Checks every cell of a row by its column only: required, format, known code, digits. */
export function checkCells(section: Section, row: Row, report: Report): void {
  for (const column of section.columns) {
    const value = row[column.key];
    if (value === undefined || value === '') {
      if (column.required) report(column.key, say('required'));
    } else if (isNumeric(column)) {
      if (typeof value === 'number') checkNumber(column, value, report);
      else report(column.key, say('aNumber'));
    } else if (typeof value === 'string') checkText(column, value, report);
    else report(column.key, say('wrongType', { expected: 'text', found: typeof value }));
  }
}
