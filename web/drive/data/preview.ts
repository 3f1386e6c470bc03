import type { PreviewKind } from '../../../shared/drive/calls.ts';
import { apiError } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';

/** Larger files are offered for download only. */
export const largestPreview = 60 * 1024 * 1024;

const blobTypes: Partial<Record<PreviewKind, string>> = { pdf: 'application/pdf' };

/**
 * Bytes of a file for preview. The type of a PDF is set here whatever the response says, so that it can never
 * run as a page.
 */
interface Preview {
  blob: Blob;
  /** Truncated. */
  cut: boolean;
}

/** Loads the response of a preview address. */
export async function fetchPreview(url: string, kind: PreviewKind, signal: AbortSignal): Promise<Preview> {
  const response = await fetch(url, { signal }).catch((failure: unknown) => {
    // The browser's own words say nothing of what to do.
    throw signal.aborted ? failure : apiError(0, {});
  });
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    throw apiError(response.status, body);
  }
  const blob = await response.blob();
  const type = blobTypes[kind];
  return {
    blob: type ? new Blob([blob], { type }) : blob,
    cut: response.headers.get('x-truncated') === 'true',
  };
}

/** Indented JSON; the text itself if it is not JSON. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Most rows and columns previewed of a table. */
export const tableLimits = { rows: 500, columns: 40 } as const;

/** Spreadsheet column name: `A`, `B` … `AA`. */
export function columnLetter(index: number): string {
  let name = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

/** Rows of a CSV or TSV, up to the limits. */
export async function tableRows(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: tableLimits.rows + 1,
    skipEmptyLines: true,
  });
  return data.map((row) => row.slice(0, tableLimits.columns));
}

/** Text of a preview: UTF-8, or UTF-16 according to its byte order mark. */
export async function textOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(utf16).decode(bytes);
}

/** Note that only the beginning is shown. */
export const cutNote = (): string => t('Only the beginning is shown. Download the file to see all of it.');
