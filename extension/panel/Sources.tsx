import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { maskPan, maxLength, type Refusal, readReturn } from '../portals/itr/file.ts';
import { useT } from './i18n/i18n.ts';
import type { Holding } from './loaded.ts';

/** Source of the return: a file, the web app, or the one still in memory. */
export function Sources({ holding, compact }: { holding: Holding; compact: boolean }) {
  const t = useT();
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { loaded, offered } = holding;
  useEffect(() => {
    if (loaded) setRefusal(undefined);
  }, [loaded]);

  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxLength * 2) return setRefusal({ text: 'The file is too large for a return' });
    const result = await holding.take(await file.text(), { kind: 'file', name: file.name });
    setRefusal(result.ok ? undefined : result.refusal);
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    void takeFile(event.target.files?.[0]);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };

  const offer = offered ? readReturn(offered.json) : undefined;
  return (
    <>
      {offered && offer && (
        <section className="card attention" aria-labelledby={`${id}-offer`}>
          <h2 id={`${id}-offer`}>{t('A return was sent to you')}</h2>
          {offer.ok ? (
            <p>
              {t('{form} {year}, PAN {pan}, from {origin}', {
                form: `ITR-${offer.file.form.at(-1)}`,
                year: `AY ${offer.file.year}`,
                pan: maskPan(offer.file.pan),
                origin: offered.origin,
              })}
            </p>
          ) : (
            <p className="bad">{t(offer.refusal.text, offer.refusal.params)}</p>
          )}
          <div className="buttons">
            {offer.ok && (
              <button
                type="button"
                className="primary"
                onClick={() => void holding.take(offered.json, { kind: 'web', origin: offered.origin })}
              >
                {t('Use this return')}
              </button>
            )}
            <button type="button" onClick={() => void holding.decline()}>
              {t('Decline')}
            </button>
          </div>
        </section>
      )}
      {loaded && !compact && (
        <section className="card" aria-labelledby={`${id}-return`}>
          <h2 id={`${id}-return`}>{loaded.file.name || t('Return')}</h2>
          <dl>
            <dt>{t('PAN')}</dt>
            <dd>{maskPan(loaded.file.pan)}</dd>
            <dt>{t('Form and year')}</dt>
            <dd>{`ITR-${loaded.file.form.at(-1)}, AY ${loaded.file.year}`}</dd>
            <dt>{t('Regime')}</dt>
            <dd>
              {loaded.file.regime === 'new'
                ? t('New')
                : loaded.file.regime === 'old'
                  ? t('Old')
                  : t('Not stated')}
            </dd>
            <dt>{t('From')}</dt>
            <dd className="clip">
              {loaded.source.kind === 'file' ? loaded.source.name : loaded.source.origin}
            </dd>
          </dl>
          <div className="buttons">
            <button type="button" onClick={() => input.current?.click()}>
              {t('Load another')}
            </button>
            <button type="button" onClick={() => void holding.clear()}>
              {t('Clear')}
            </button>
          </div>
        </section>
      )}
      {!loaded && !compact && (
        <section
          className={over ? 'card drop over' : 'card drop'}
          aria-labelledby={`${id}-load`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <h2 id={`${id}-load`}>{t('Load a return')}</h2>
          {holding.expired && (
            <p className="bad">{t('The return was cleared after 30 minutes of inactivity.')}</p>
          )}
          <p>{t("Choose the return's JSON file, drop it here, or click “Send to extension” in Karsetu.")}</p>
          <button type="button" className="primary" onClick={() => input.current?.click()}>
            {t('Choose file')}
          </button>
        </section>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        onChange={pick}
        hidden
        aria-label={t('Choose file')}
      />
      {refusal && (
        <p className="card bad" role="alert">
          {t(refusal.text, refusal.params)}
        </p>
      )}
    </>
  );
}
