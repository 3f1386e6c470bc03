import { useState } from 'react';
import { ask } from '../questions.ts';
import { type HintBook, saveAs } from './hints.ts';
import { useT } from './i18n/i18n.ts';

/** Portal maps: save, load, delete, and record the current page without its values. */
export function MapTools({
  hints,
  tabId,
  texts,
}: {
  hints: HintBook;
  tabId: number;
  /** Personal data of the loaded return. */
  texts: () => string[];
}) {
  const t = useT();
  const [problem, setProblem] = useState<string>();
  const load = (file: File | undefined) =>
    void file?.text().then(async (json) => setProblem(await hints.load(json)));
  const record = () =>
    void ask('readOutline', texts(), { tabId, frameId: 0 }).then(
      (outline) => saveAs('portal-page-outline.json', JSON.stringify(outline, null, 2)),
      () => setProblem('The page changed in an unexpected way; check the section and try again'),
    );
  return (
    <details>
      <summary>{t('Portal map')}</summary>
      <div className="buttons small">
        {hints.count > 0 && (
          <>
            <button type="button" onClick={hints.save}>
              {t('Save {count} field hints as a file', { count: hints.count })}
            </button>
            <button type="button" onClick={() => void hints.forget()}>
              {t('Forget field hints')}
            </button>
          </>
        )}
        <label className="file">
          {t('Load a portal map')}
          <input
            type="file"
            accept="application/json,.json"
            data-map
            onChange={(e) => load(e.target.files?.[0])}
          />
        </label>
        <button type="button" onClick={record}>
          {t('Save an outline of this page without values')}
        </button>
      </div>
      {problem && (
        <p className="bad" role="alert">
          {t(problem)}
        </p>
      )}
    </details>
  );
}
