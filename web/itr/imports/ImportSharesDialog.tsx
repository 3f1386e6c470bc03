import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { treeOf } from '../../../shared/forms/form.ts';
import { type FormData, getAt, setAt } from '../../../shared/forms/paths.ts';
import type { ImportResult } from '../../../shared/itr/itr2/import-112a.ts';
import { mergeShares, type ShareChange, type ShareWay } from '../../../shared/itr/itr2/merge-shares.ts';
import { nodesTo } from '../../forms/state/show.ts';
import type { Sources } from '../../forms/state/state.ts';
import { rupees } from '../../i18n/format.ts';
import { formatCount, say, t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { RadioGroup } from '../../ui/fields/Checks.tsx';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { StatusChip } from '../../ui/states/StatusChip.tsx';
import type { OpenReturn } from '../base/openReturn.ts';
import { PreviewTable } from '../base/PreviewTable.tsx';
import { readShareFile, saveRefused, saveTemplate, splitOf } from './shareFiles.ts';

/** A file that was read, before it is taken over. */
interface Read {
  name: string;
  result: ImportResult;
}

/** Brings the shares of Schedule 112A (or 115AD: `list` says which) in from CSV or Excel, after showing what will change. */
export function ImportSharesDialog(props: { open: OpenReturn; list: string; onClose: () => void }) {
  const { open, list, onClose } = props;
  const [read, setRead] = useState<Read | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState('');
  const tree = treeOf(open.form.model);
  const node = nodesTo(tree, list.replace(/\.rows$/, ''))?.at(-1);
  const take = async (file: File) => {
    setBusy(file.name);
    setRefusal('');
    const answer = await readShareFile(file, splitOf(tree, list));
    setBusy('');
    if (answer.ok) setRead({ name: file.name, result: answer.result });
    else setRefusal(answer.message);
  };
  return (
    <Dialog open onClose={onClose} title={t('Import shares and units sold')} width={60}>
      {read ? (
        <Preview {...props} read={read} onBack={() => setRead(null)} />
      ) : (
        <Stack>
          {refusal && <Banner tone="error" title={refusal} />}
          {node && (
            <p>
              <b>{t(node.meta.label)}</b>
            </p>
          )}
          <FileDrop
            title={t('CSV or Excel in the department’s template')}
            help={t(
              'Drop it here, paste it, or press to choose. Nothing changes until you have seen the preview.',
            )}
            accept=".csv,.xlsx"
            busy={busy ? { name: busy } : null}
            onFiles={([file]) => file && void take(file)}
          />
          <Row>
            <Button size="sm" icon="download" onClick={() => void saveTemplate('csv', splitOf(tree, list))}>
              {t('Template (CSV)')}
            </Button>
            <Button size="sm" icon="download" onClick={() => void saveTemplate('xlsx', splitOf(tree, list))}>
              {t('Template (Excel)')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}

/** Lines of the preview shown at most. */
const MOST = 300;

const shareName = (row: FormData) => [row['name'], row['isin']].filter(Boolean).join(' · ');

function Preview({
  open,
  list,
  read,
  onBack,
  onClose,
}: {
  open: OpenReturn;
  list: string;
  read: Read;
  onBack: () => void;
  onClose: () => void;
}) {
  const { store } = open.work;
  const [way, setWay] = useState<ShareWay>('add');
  const data = store.state().data;
  const { rows, changes, removed } = useMemo(() => {
    const now = getAt(data, list);
    return mergeShares(Array.isArray(now) ? (now as FormData[]) : [], read.result, way);
  }, [data, list, read, way]);
  const count = (kind: ShareChange['kind']) => changes.filter((c) => c.kind === kind).length;
  const moving = changes.filter((c) => c.kind !== 'same');
  const { result } = read;
  const limit = nodesTo(treeOf(open.form.model), list)?.at(-1);
  const most = limit && limit.node !== 'field' ? limit.meta.maxRows : undefined;
  const tooMany = most !== undefined && rows.length > most;

  const apply = () => {
    const { sources } = store.state();
    const marks: Sources = Object.fromEntries(
      moving.map((c) => [
        `${list}.${c.index}`,
        { from: 'csv' as const, name: read.name, place: t('row {row}', { row: c.line }) },
      ]),
    );
    const kept = Object.fromEntries(
      Object.entries(sources).filter(([path]) => {
        const row = path.startsWith(`${list}.`) && `${list}.${path.slice(list.length + 1).split('.')[0]}`;
        return !row || (way === 'add' && !Object.hasOwn(marks, row));
      }),
    );
    store.dispatch({ type: 'replace', data: setAt(data, list, rows), sources: { ...kept, ...marks } });
    showToast({
      tone: 'success',
      text: tn(moving.length, '{count} row added', '{count} rows added'),
      seconds: 10,
      action: {
        label: t('Undo'),
        undo: true,
        run: () => store.dispatch({ type: 'replace', data, sources }),
      },
    });
    onClose();
  };

  return (
    <Stack>
      <p>
        <b>{t('{name}: {count} rows read', { name: read.name, count: formatCount(result.total) })}</b>
      </p>
      <Row data-counts="">
        <StatusChip tone="progress" icon={false}>
          {t('{count} new', { count: formatCount(count('new')) })}
        </StatusChip>
        <StatusChip tone="attention" icon={false}>
          {t('{count} changed', { count: formatCount(count('changed')) })}
        </StatusChip>
        <StatusChip icon={false}>{t('{count} unchanged', { count: formatCount(count('same')) })}</StatusChip>
        {result.refused.length > 0 && (
          <StatusChip tone="problem">
            {t('{count} refused', { count: formatCount(result.refused.length) })}
          </StatusChip>
        )}
        {removed > 0 && (
          <StatusChip tone="problem">{t('{count} removed', { count: formatCount(removed) })}</StatusChip>
        )}
      </Row>
      <RadioGroup
        label={t('How to import it')}
        value={way}
        onValue={(v) => setWay(v as ShareWay)}
        inline
        options={[
          { value: 'add', label: t('Added to the existing rows; a share already there is updated') },
          { value: 'replace', label: t('Instead of all rows there') },
        ]}
      />
      {tooMany && (
        <Banner tone="error" title={t('At most {max} rows are allowed', { max: formatCount(most) })} />
      )}
      <Problems result={result} file={read.name} />
      {moving.length === 0 ? (
        count('same') > 0 && <Note>{t('Everything in it is already here.')}</Note>
      ) : (
        <chakra.div
          maxHeight="18rem"
          overflowY="auto"
          tabIndex={0}
          role="group"
          aria-label={t('What will change')}
        >
          <PreviewTable>
            <thead>
              <tr>
                <th scope="col" className="num">
                  {t('Row')}
                </th>
                <th scope="col">{t('Share or unit')}</th>
                <th scope="col" className="num">
                  {t('Full value of consideration')}
                </th>
                <th scope="col" className="num">
                  {t('Cost of acquisition')}
                </th>
                <th scope="col">{t('What happens')}</th>
              </tr>
            </thead>
            <tbody>
              {moving.slice(0, MOST).map((c) => (
                <tr key={c.line}>
                  <td className="num">{formatCount(c.line)}</td>
                  <td>{shareName(c.row)}</td>
                  <Amount change={c} field="sale_value" />
                  <Amount change={c} field="purchase_cost" />
                  <td>{c.kind === 'new' ? t('new') : t('changed')}</td>
                </tr>
              ))}
            </tbody>
          </PreviewTable>
          {moving.length > MOST && (
            <Note>{t('… and {count} more', { count: formatCount(moving.length - MOST) })}</Note>
          )}
        </chakra.div>
      )}
      <chakra.div display="flex" gap="3" justifyContent="flex-end">
        <Button onClick={onBack}>{t('Choose another')}</Button>
        <Button look="primary" disabled={tooMany || (moving.length === 0 && removed === 0)} onClick={apply}>
          {tn(moving.length, 'Add {count} row', 'Add {count} rows')}
        </Button>
      </chakra.div>
    </Stack>
  );
}

/** An amount of a row; the one there now stands before it when it changes. */
function Amount({ change, field }: { change: ShareChange; field: string }) {
  const after = Number(change.row[field] ?? 0);
  const before = change.before ? Number(change.before[field] ?? 0) : after;
  return (
    <td className="num">
      {before !== after && <chakra.s color="fg.muted">{rupees(before)} </chakra.s>}
      {rupees(after)}
    </td>
  );
}

/** Every row that is refused, with each reason and its column; then what was only remarked. */
function Problems({ result, file }: { result: ImportResult; file: string }) {
  const names = new Map(result.refused.map((r) => [r.row, r.name]));
  const errors = result.problems.filter((p) => p.severity === 'error');
  const remarks = result.problems.filter((p) => p.severity === 'warning');
  const line = (p: ImportResult['problems'][number]) => (
    <li key={`${p.row} ${p.column} ${p.message.text}`}>
      <b>
        {p.column
          ? t('Row {row}, column {column}', { row: formatCount(p.row), column: p.column })
          : t('Row {row}', { row: formatCount(p.row) })}
        {names.get(p.row) ? ` (${names.get(p.row)})` : ''}
      </b>
      : {say(p.message)}
    </li>
  );
  return (
    <>
      {errors.length > 0 && (
        <Banner
          tone="error"
          title={
            result.refused.length === 0
              ? t('This file was not read')
              : tn(result.refused.length, '{count} row is left out', '{count} rows are left out')
          }
        >
          <chakra.ul maxHeight="9rem" overflowY="auto" tabIndex={0} fontSize="sm" mt="1" data-refused="">
            {errors.slice(0, MOST).map(line)}
          </chakra.ul>
          {errors.length > MOST && (
            <Note>{t('… and {count} more', { count: formatCount(errors.length - MOST) })}</Note>
          )}
          {result.refused.length > 0 && (
            <Button size="sm" icon="download" onClick={() => saveRefused(result, file)}>
              {t('Download the list of refused rows')}
            </Button>
          )}
        </Banner>
      )}
      {remarks.length > 0 && (
        <Banner
          tone="info"
          title={tn(remarks.length, '{count} remark on this file', '{count} remarks on this file')}
        >
          <chakra.ul maxHeight="6rem" overflowY="auto" tabIndex={0} fontSize="sm" mt="1">
            {remarks.slice(0, MOST).map(line)}
          </chakra.ul>
        </Banner>
      )}
    </>
  );
}
