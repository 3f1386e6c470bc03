/** A cell of a workbook: text, number, day (UTC midnight) or blank. */
export type SheetCell = string | number | Date | null;

/** One sheet of a workbook: its name and rows, the first row the headings. */
export interface WorkbookSheet {
  name: string;
  rows: SheetCell[][];
}
