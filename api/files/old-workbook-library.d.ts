/** The part we use of the library for old workbooks; loaded only when such a file arrives, and optional. */
declare module '@e965/xlsx' {
  export interface CellObject {
    /** b boolean, e error, n number, d date, s text, z blank. */
    t: 'b' | 'e' | 'n' | 'd' | 's' | 'z';
    v?: string | number | boolean | Date;
    /** Its number format, and the formatted text. */
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
