import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { type FormModel, treeOf } from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import type { FormValues } from '../../../shared/forms/paths.ts';
import { type FormNode, fieldsOf } from '../../../shared/forms/walk.ts';
import { carryForward, type EarlierReturn } from '../../../shared/itr/carry-forward.ts';
import type { ItrForm, ItrType } from '../../../shared/itr/common/types.ts';
import { isItrFormAvailable, loadItrForm } from '../../../shared/itr/registry.ts';
import { takeHanded } from '../../data/handed.ts';
import { issueText, placeText } from '../../forms/problems/issues.ts';
import { changesOf } from '../../forms/saving/differences.ts';
import { useCodeList } from '../../forms/state/codeLists.ts';
import { nodesTo, valueText } from '../../forms/state/show.ts';
import { sourceSentence } from '../../forms/state/sourceWords.ts';
import type { Source } from '../../forms/state/state.ts';
import { t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { RadioGroup } from '../../ui/fields/Checks.tsx';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { readItr } from '../base/calls.ts';
import { type ImportWay, jsonPlaces, overlay, panOf, readReturnFile, sourcesOf } from '../base/importing.ts';
import type { OpenReturn } from '../base/openReturn.ts';
import { Place, PreviewTable } from '../base/PreviewTable.tsx';
import { EarlierReturns } from './EarlierReturns.tsx';
import { FromAccounts } from './FromAccounts.tsx';

/** The parsed file, before it is applied. */
interface Read {
  data: FormValues;
  source: Source;
  warnings: readonly Issue[];
  /** Position in the file from which a path was read. */
  placeOf: (path: string) => string | undefined;
}

/** Imports a return's JSON, the department's prefill file or an earlier return, after a preview of the changes. */
export function ImportDialog({ open, onClose }: { open: OpenReturn; onClose: () => void }) {
  const { form, work, entity, target } = open;
  const [read, setRead] = useState<Read | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState('');
  const tree = treeOf(form.model);

  /** An earlier year's return, carried forward to this year's form. */
  const carried = async (
    type: string,
    year: string,
    load: (earlier: ItrForm) => Omit<EarlierReturn, 'form'>,
  ): Promise<Read | string> => {
    if (!isItrFormAvailable(type, year))
      return t('{type} of AY {year} cannot be carried forward into {form}.', {
        type,
        year,
        form: target.type,
      });
    const earlier = await loadItrForm(type as ItrType, year);
    const { data, places, warnings } = carryForward({ form: earlier, ...load(earlier) }, form);
    return {
      data,
      source: { from: 'carried', name: year },
      warnings,
      placeOf: (path) => places[path] ?? places[path.replace(/\.[^.]+$/, '')],
    };
  };

  const take = async (work_: () => Promise<Read | string>, name: string) => {
    setBusy(name);
    setRefusal('');
    try {
      const result = await work_();
      if (typeof result === 'string') setRefusal(result);
      else setRead(result);
    } catch {
      setRefusal(t('This could not be read. Nothing was changed.'));
    } finally {
      setBusy('');
    }
  };

  const fromFile = async (file: File): Promise<Read | string> => {
    const pan = panOf(work.store.state().data) || entity.pan;
    const found = await readReturnFile(file, { type: target.type, year: target.year, pan });
    if (!found.ok) return found.message;
    if (found.kind === 'earlier')
      return carried(found.type, found.year, (earlier) => ({
        data: earlier.importJson(found.json).data,
      }));
    if (found.kind === 'prefill') {
      const { data, warnings, sources } = form.importPrefill(found.json);
      return {
        data,
        warnings,
        source: { from: 'prefill', name: file.name },
        placeOf: (path) => sources[path],
      };
    }
    const { data, warnings } = form.importJson(found.json);
    return {
      data,
      warnings,
      source: { from: 'json', name: file.name },
      placeOf: jsonPlaces(tree, `ITR.${target.type.replace('-', '')}`),
    };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file handed on by another page is read once, as the dialog opens
  useEffect(() => {
    const file = takeHanded(entity.id);
    if (file) void take(() => fromFile(file), file.name);
  }, []);

  return (
    <Dialog open onClose={onClose} title={t('Import or carry forward')} width={56}>
      {read ? (
        <Preview open={open} read={read} onBack={() => setRead(null)} onDone={onClose} />
      ) : (
        <Stack>
          {refusal && <Banner tone="error" title={refusal} />}
          <FileDrop
            title={t('ITR JSON or the department’s prefill file')}
            help={t(
              'Drop it here, paste it, or click to choose. Nothing changes until you have seen the preview.',
            )}
            accept=".json,application/json"
            busy={busy ? { name: busy } : null}
            onFiles={([file]) => file && void take(() => fromFile(file), file.name)}
          />
          <EarlierReturns
            open={open}
            onChoose={(row) =>
              void take(async () => {
                const record = await readItr(row.id);
                return carried(record.itr_type, record.assessment_year, () => ({
                  data: record.form_data,
                  filedOn: record.filed_on || undefined,
                }));
              }, `${row.itr_type} ${row.assessment_year}`)
            }
          />
          {(target.type === 'ITR-3' || target.type === 'ITR-5' || target.type === 'ITR-6') && (
            <FromAccounts
              open={open}
              form={target.type}
              onChoose={(accounts) => setRead({ ...accounts, source: { from: 'accounts' } })}
            />
          )}
          {busy && <Skeleton lines={3} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** Place of a remark: labels for a part of the form; the last two names of a path of the file. */
const remarkPlace = (model: FormModel, tree: readonly FormNode[], path: string): string =>
  nodesTo(tree, path) ? placeText(model, path) : path.split('.').slice(-2).join(' › ');

/** Source of an amount; a JSON path adds nothing to the field's label, so it is omitted. */
const cameFrom = (place: string | undefined): string => (place && /\s/.test(place) ? place : '');

/** Errors and remarks of a file, by place. */
function Findings({
  tone,
  issues,
  title,
  placeOf,
}: {
  tone: 'error' | 'warning';
  issues: readonly Issue[];
  title: string;
  placeOf: (path: string) => string;
}) {
  if (issues.length === 0) return null;
  return (
    <Banner tone={tone} title={title}>
      <chakra.ul maxHeight="9rem" overflowY="auto" tabIndex={0} fontSize="sm" mt="1">
        {issues.slice(0, 100).map((i) => (
          <li key={`${i.path}${i.rule ?? ''}${i.message.text}`}>
            {placeOf(i.path)}: {issueText(i)}
          </li>
        ))}
        <AndMore as="li" left={issues.length - 100} />
      </chakra.ul>
    </Banner>
  );
}

/** Most lines of the preview. */
const MOST = 300;

function Preview({
  open,
  read,
  onBack,
  onDone,
}: {
  open: OpenReturn;
  read: Read;
  onBack: () => void;
  onDone: () => void;
}) {
  const { work, form } = open;
  // Carried-forward rows contain names without amounts, so by default they never replace typed ones.
  const [way, setWay] = useState<ImportWay>(read.source.from === 'carried' ? 'fill' : 'replace');
  const tree = treeOf(form.model);
  useCodeList(fieldsOf(tree).find((field) => field.meta.suggest)?.meta.suggest);
  const data = work.store.state().data;
  const { next, changes } = useMemo(() => {
    const result = overlay(data, read.data, way);
    return { next: result, changes: changesOf(data, result) };
  }, [data, read, way]);
  const refused = read.warnings.filter((i) => i.severity === 'error');
  const remarks = read.warnings.filter((i) => i.severity !== 'error');
  const withPlaces = changes.some((c) => cameFrom(read.placeOf(c.path)));
  const text = (path: string, value: unknown) => {
    const node = nodesTo(tree, path)?.at(-1);
    if (value === undefined || value === '') return '—';
    return node?.node === 'field' ? t(valueText(node.meta, value)) : String(value);
  };
  const apply = () => {
    const { sources } = work.store.state();
    work.store.dispatch({
      type: 'merge',
      data: next,
      sources: sourcesOf(data, next, read.source, read.placeOf),
    });
    showToast({
      tone: 'success',
      text: tn(changes.length, '{count} field filled', '{count} fields filled'),
      seconds: 10,
      action: {
        label: t('Undo'),
        undo: true,
        run: () => work.store.dispatch({ type: 'replace', data, sources }),
      },
    });
    onDone();
  };
  return (
    <Stack>
      <p>
        <b>{sourceSentence(read.source)}.</b>{' '}
        {tn(changes.length, '{count} field would change.', '{count} fields would change.')}
      </p>
      <RadioGroup
        label={t('How to import it')}
        value={way}
        onValue={(v) => setWay(v as ImportWay)}
        inline
        options={[
          { value: 'replace', label: t('Replace existing values') },
          { value: 'fill', label: t('Fill blank fields only') },
        ]}
      />
      <Findings
        tone="error"
        issues={refused}
        title={tn(
          refused.length,
          'The department would reject this file: {count} entry violates its rules',
          'The department would reject this file: {count} entries violate its rules',
        )}
        placeOf={(path) => remarkPlace(form.model, tree, path)}
      />
      <Findings
        tone="warning"
        issues={remarks}
        title={tn(remarks.length, '{count} remark on this file', '{count} remarks on this file')}
        placeOf={(path) => remarkPlace(form.model, tree, path)}
      />
      {changes.length === 0 ? (
        <Note>{t('All values in this file are already in the return.')}</Note>
      ) : (
        <chakra.div
          maxHeight="22rem"
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label={t('What will change')}
        >
          <PreviewTable>
            <thead>
              <tr>
                <th scope="col">{t('Field')}</th>
                <th scope="col">{t('Now')}</th>
                <th scope="col">{t('After')}</th>
                {withPlaces && <th scope="col">{t('Came from')}</th>}
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, MOST).map((c) => (
                <tr key={c.path}>
                  <td>{placeText(form.model, c.path)}</td>
                  <td className={typeof c.from === 'number' ? 'num' : undefined}>{text(c.path, c.from)}</td>
                  <td className={typeof c.to === 'number' ? 'num' : undefined}>{text(c.path, c.to)}</td>
                  {withPlaces && <Place>{cameFrom(read.placeOf(c.path))}</Place>}
                </tr>
              ))}
            </tbody>
          </PreviewTable>
          <AndMore left={changes.length - MOST} />
        </chakra.div>
      )}
      <chakra.div display="flex" gap="3" justifyContent="flex-end">
        <Button onClick={onBack}>{t('Choose another')}</Button>
        <Button look="primary" disabled={changes.length === 0} onClick={apply}>
          {t('Apply')}
        </Button>
      </chakra.div>
    </Stack>
  );
}
