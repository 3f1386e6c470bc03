import { memo, useState } from 'react';
import { english, type Message } from '../../../shared/forms/messages.ts';
import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { formatCount, fromServer, say, t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../../ui/lists/FigureTable.tsx';
import { StatusChip, type Tone } from '../../ui/states/StatusChip.tsx';
import { saveWorkbook } from './saveWorkbook.ts';

interface Entry {
  section: SectionId;
  state: 'new' | 'changed' | 'same';
  name: string;
  changed: string[];
  /** Period of another return that includes this document. */
  reported_in: string | null;
}
/** Result of a trial import; up to a thousand entries, counts of all. */
export interface Preview {
  counts: { new: number; changed: number; same: number; refused: number; reported: number };
  entries: Entry[];
  refused: {
    section: SectionId | null;
    line: number | null;
    column: string | null;
    number: string | null;
    message: string;
    cells: string[];
  }[];
  warning_messages: Message[];
}

/** Rows listed initially: a hundred would block rendering too long. */
const PAGE = 40;
const tones: Record<Entry['state'], Tone> = { new: 'progress', changed: 'attention', same: 'neutral' };

/** Refused lines with reasons, to be corrected in Excel and imported again. */
const refusedWorkbook = ({ refused }: Preview) => {
  const width = Math.max(0, ...refused.map((r) => r.cells.length));
  return saveWorkbook(
    [
      {
        name: t('Refused lines'),
        rows: [
          [
            t('Table'),
            t('Line'),
            t('Column'),
            t('Reason'),
            ...Array.from({ length: width }, (_, i) => String(i + 1)),
          ],
          ...refused.map((r) => [
            r.section ? t(sections[r.section].title) : '',
            r.line ?? r.number,
            r.column ? t(r.column) : '',
            fromServer(r),
            ...Array.from({ length: width }, (_, i) => r.cells[i] ?? null),
          ]),
        ],
      },
    ],
    'gstr1-refused.xlsx',
  );
};

/** New, changed, unchanged and refused lines of an import before it is applied. */
export const ImportPreview = memo(function ImportPreview({
  preview,
  leaveOut,
  onLeaveOut,
}: {
  preview: Preview;
  leaveOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
}) {
  const [mostRefused, setMostRefused] = useState(PAGE);
  const [most, setMost] = useState(PAGE);
  const changes = preview.entries.filter((e) => e.state !== 'same');
  const changed = preview.counts.new + preview.counts.changed;
  return (
    <>
      <Row aria-live="polite">
        <StatusChip tone="progress">
          {t('{count} new', { count: formatCount(preview.counts.new) })}
        </StatusChip>
        <StatusChip tone="attention">
          {t('{count} changed', { count: formatCount(preview.counts.changed) })}
        </StatusChip>
        <StatusChip>{t('{count} unchanged', { count: formatCount(preview.counts.same) })}</StatusChip>
        {preview.counts.reported > 0 && (
          <StatusChip tone="problem">
            {t('{count} already reported', { count: formatCount(preview.counts.reported) })}
          </StatusChip>
        )}
        <StatusChip tone={preview.counts.refused > 0 ? 'problem' : 'neutral'}>
          {t('{count} refused', { count: formatCount(preview.counts.refused) })}
        </StatusChip>
      </Row>
      {preview.warning_messages.map((w) => (
        <Note key={english(w)}>{say(w)}</Note>
      ))}
      {preview.counts.reported > 0 && (
        <Checkbox checked={leaveOut} onValue={onLeaveOut}>
          {t('Leave out the documents another period has already reported')}
        </Checkbox>
      )}
      {preview.refused.length > 0 && (
        <Row>
          <Button size="sm" icon="download" onClick={() => void refusedWorkbook(preview)}>
            {t('Refused lines as Excel')}
          </Button>
        </Row>
      )}
      {preview.refused.length > 0 && (
        <Scroller label={t('Refused lines')}>
          <FigureTable>
            <caption>{t('Refused lines')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Line')}</th>
                <th scope="col">{t('Column')}</th>
                <th scope="col">{t('Reason')}</th>
                <th scope="col">{t('Content')}</th>
              </tr>
            </thead>
            <tbody>
              {preview.refused.slice(0, mostRefused).map((r, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
                <tr key={i}>
                  <td data-align="right">{r.line ?? r.number ?? ''}</td>
                  <td>{r.column ? t(r.column) : ''}</td>
                  <td data-sentence="">{fromServer(r)}</td>
                  <td data-sentence="">{r.cells.filter(Boolean).slice(0, 8).join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      <More left={preview.refused.length - mostRefused} onMore={() => setMostRefused(mostRefused + PAGE)} />
      {mostRefused >= preview.refused.length && (
        <AndMore left={preview.counts.refused - preview.refused.length} />
      )}
      {changes.length > 0 && (
        <Scroller label={t('What will change')}>
          <FigureTable>
            <caption>{t('What will change')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Table')}</th>
                <th scope="col">{t('Document')}</th>
                <th scope="col">{t('Kind')}</th>
                <th scope="col">{t('Differs in')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, most).map((e) => (
                <tr key={`${e.section} ${e.name}`}>
                  <td>{t(sections[e.section].title)}</td>
                  <td>{e.name}</td>
                  <td>
                    <StatusChip tone={tones[e.state]}>
                      {e.state === 'new' ? t('New') : t('Changed')}
                    </StatusChip>
                  </td>
                  <td>
                    {e.reported_in
                      ? t('Already reported in {period}', { period: e.reported_in })
                      : e.changed.map((label) => t(label)).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      <More left={changes.length - most} onMore={() => setMost(most + PAGE)} />
      {most >= changes.length && <AndMore left={changed - changes.length} />}
      {changed === 0 && preview.refused.length === 0 && <Note>{t('Nothing new for this return.')}</Note>}
    </>
  );
});

function More({ left, onMore }: { left: number; onMore: () => void }) {
  if (left <= 0) return null;
  return (
    <Row mt="3">
      <Button size="sm" onClick={onMore}>
        {tn(left, 'Show more ({count} left)', 'Show more ({count} left)')}
      </Button>
    </Row>
  );
}
