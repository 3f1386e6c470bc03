import { useState } from 'react';
import { useT } from './i18n/i18n.ts';
import { type LeftLine, type LeftToUser, leftAsText } from './left.ts';

const waits = {
  offered: 'Filled in the form: complete it, then click Add or Save on the page',
  'press-add': 'Waiting for you to click Add or Save on the page',
  another: 'Another record: it follows once the previous one has been added',
} as const;

/** Values not on the page yet: to be typed, row by row in page order; computed values are separate. */
export function LeftView({ left }: { left: LeftToUser }) {
  const t = useT();
  const [copied, setCopied] = useState<string>();
  const copy = (path: string, text: string) =>
    void navigator.clipboard.writeText(text).then(() => setCopied(path));
  const line = ({ entry, text }: LeftLine) => (
    <li key={entry.path}>
      <span className="label">{t(entry.label)}</span>
      <b>{text}</b>
      <button
        type="button"
        className="plain"
        aria-label={t('Copy {label}', { label: t(entry.label) })}
        onClick={() => copy(entry.path, text)}
      >
        {copied === entry.path ? t('Copied') : t('Copy')}
      </button>
    </li>
  );
  if (left.type.length + left.computed.length === 0) return null;
  return (
    <section className="card" aria-labelledby="left-title">
      <h2 id="left-title">{t('Still to be done')}</h2>
      {left.littleKnown && (
        <p className="note">
          {t(
            'Few fields on this page are known. Show the fields once, copy the values below, or upload the return as JSON: e-File, Income Tax Returns, File Income Tax Return, Offline.',
          )}
        </p>
      )}
      {left.offered && (
        <p role="status">
          {t('{row} is filled in the form: click Add or Save on the page, then fill again.', {
            row: left.offered,
          })}
        </p>
      )}
      {left.type.length > 0 && (
        <>
          <h3>{t('Enter yourself')}</h3>
          <button type="button" onClick={() => copy('', leftAsText(left, t))}>
            {copied === '' ? t('Copied') : t('Copy all')}
          </button>
          {left.type.map((group) => (
            <div key={group.lines[0]!.entry.path}>
              {group.row && <h4>{group.row}</h4>}
              {group.waiting && <p className="why">{t(waits[group.waiting])}</p>}
              <ul className="left">{group.lines.map(line)}</ul>
            </div>
          ))}
        </>
      )}
      {left.computed.length > 0 && (
        <>
          <h3>{t('Calculated by the page')}</h3>
          <ul className="left">{left.computed.map(line)}</ul>
        </>
      )}
    </section>
  );
}
