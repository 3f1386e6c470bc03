/** The part of the library that old workbooks are read with; it is fetched only when such a file comes, and may be absent. */
declare module '@e965/xlsx' {
  export interface CellObject {
    /** b boolean, e error, n number, d date, s text, z blank. */
    t: 'b' | 'e' | 'n' | 'd' | 's' | 'z';
    v?: string | number | boolean | Date;
    /** Its format, and the text that follows from it. */
    z?: string | number;
    w?: string;
  }
  interface WorkSheet {
    '!data'?: (CellObject | undefined)[][];
  }
  export function read(
    data: Uint8Array,
    options: Readonly<Record<string, unknown>>,
  ): {
    SheetNames: string[];
    Sheets: Record<string, WorkSheet>;
    Workbook?: { WBProps?: { date1904?: boolean } };
  };
  export const SSF: { is_date: (format: string) => boolean };
}
