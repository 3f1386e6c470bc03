import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { readPortalAcknowledgement } from '../../shared/duties/acknowledgements.ts';
import { type Message, onWire, sentence } from '../../shared/forms/messages.ts';
import { malformedField } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { textOfPdf } from '../evidence/pdf-text.ts';

/** PDFs per call. */
const files = Array.from({ length: 20 }, (_, i) => `file${i}`);

const problems = {
  locked: sentence('The PDF is protected by a password'),
  cut: sentence('This is not a PDF, or it is incomplete'),
  no_text: sentence('The PDF has no text: it is a scanned image'),
} satisfies Record<string, Message>;

/**
 * `POST /jobs/acknowledgements` (multipart `file0` … `file19`, PDFs of the portals): client, number and date
 * of each, for a job `mark_filed`; `unread` lists the others with the reason. Stores nothing.
 */
export const readAcknowledgements = route({
  method: 'POST',
  path: '/jobs/acknowledgements',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files,
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {size} MB.', { size: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({}),
  readOnly: true,
  aside: import.meta.url,
  handle: async ({ uploads }) => {
    const given = files.flatMap((name) => (uploads[name] ? [uploads[name]] : []));
    if (given.length === 0) throw malformedField('file0', 'Please select a file');
    const acknowledgements = [];
    const unread = [];
    for (const { name, path } of given) {
      const read = await textOfPdf(await readFile(path), []);
      const found = 'text' in read ? readPortalAcknowledgement(read.text) : problems[read.problem];
      if ('of' in found) acknowledgements.push({ file: name, ...found });
      else unread.push({ file: name, ...onWire(found) });
    }
    return { acknowledgements, unread };
  },
});
