import type { ReturnFile } from '../portals/itr/file.ts';
import type { PageInfo } from '../portals/itr/page.ts';
import type { MapState } from './catalog.ts';

/** Why the current section cannot be filled from this return, English source text; the page checks again itself. */
export function guardFor(
  file: ReturnFile,
  page: PageInfo | undefined,
  catalog: MapState,
): string | undefined {
  if (catalog === 'missing') return 'This form and year cannot be filled yet';
  if (!page) return 'Connecting to the page…';
  if (page.blocked) return page.blocked;
  if (!page.form) return 'Open a section of the return on the portal';
  if (page.form !== file.form) return 'The form on the page does not match the return';
  if (page.year !== file.year) return 'The assessment year on the page does not match the return';
  if (page.panUnclear) return 'The page shows more than one PAN';
  if (!page.pan) return 'The page does not show the PAN: open Personal Information once, then return here';
  if (page.pan !== file.pan) return 'The PAN on this page does not match the return';
  if (!page.section) return 'The extension does not recognise this page';
  return catalog === 'loading' ? 'Connecting to the page…' : undefined;
}
