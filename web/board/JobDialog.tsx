import { useRef, useState } from 'react';
import useSWR from 'swr';
import { itrTypes } from '../../shared/itr/common/types.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { language } from '../i18n/language.ts';
import { formatCount, fromServer, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { asLines, type ReadFiles, readAcknowledgements } from './acknowledgements.ts';
import { JobProgress } from './JobProgress.tsx';
import { exportFormats, type JobKind, jobNames } from './jobKinds.ts';
import { type BoardState, periodAtHand } from './useBoard.ts';

/** The server's limit per call. */
const PDFS_A_CALL = 20;

/** A member of the firm. */
interface Member {
  id: string;
  full_name: string;
  status: string;
}
/** A started job: its kind and options as sent. */
interface Begun {
  id: string;
  kind: JobKind;
  options: Record<string, unknown>;
}

interface Props {
  kind: JobKind;
  board: BoardState;
  clients: readonly string[];
  onClose: () => void;
  onChange: () => void;
}

/** Asks for the job's options, then shows its progress by client. The job continues after the dialog is closed. */
export function JobDialog({ kind, board, clients, onClose, onChange }: Props) {
  const [begun, setBegun] = useState<Begun>();
  const [label] = jobNames()[begun?.kind ?? kind];
  const begin = async (job: Omit<Begun, 'id'>) => {
    const { job_id } = await post<{ job_id: string }>('/api/jobs', { ...job, clients });
    setBegun({ ...job, id: job_id });
  };
  /** Checks the newly started returns of the same clients without asking for options. */
  const check = () => {
    const { period, duty } = begun!.options;
    return begin({ kind: 'check', options: { period, duty } }).catch((error: unknown) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  };
  return begun ? (
    <JobProgress
      key={begun.id}
      id={begun.id}
      title={label}
      onClose={onClose}
      onChange={onChange}
      {...(begun.kind === 'start' ? { onCheck: () => void check() } : {})}
    />
  ) : (
    <Asking kind={kind} board={board} title={label} clients={clients} onClose={onClose} begin={begin} />
  );
}

/** The list of acknowledgements, pasted or read from files, with the parsed result. */
function AcknowledgementList({
  list,
  onList,
}: {
  list: string;
  onList: (change: string | ((now: string) => string)) => void;
}) {
  const read = readAcknowledgements(list);
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState<ReadFiles['unread']>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const add = (text: string) => onList((now) => [now.trimEnd(), text].filter(Boolean).join('\n'));
  /** Tables are read in the browser, the portals' PDFs by the server in batches. */
  const readFiles = async (files: readonly File[]) => {
    const isPdf = (f: File) => /\.pdf$/i.test(f.name);
    setBusy(true);
    setUnread([]);
    try {
      for (const file of files.filter((f) => !isPdf(f))) add(await file.text());
      const pdfs = files.filter(isPdf);
      for (let at = 0; at < pdfs.length; at += PDFS_A_CALL) {
        const form = new FormData();
        pdfs.slice(at, at + PDFS_A_CALL).forEach((file, i) => {
          form.append(`file${i}`, file);
        });
        const answer = await upload<ReadFiles>('/api/jobs/acknowledgements', form);
        add(asLines(answer.acknowledgements));
        setUnread((now) => [...now, ...answer.unread]);
      }
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Field
        label={t('Acknowledgements')}
        id="job-list"
        help={t(
          'Choose the ITR-V, GST acknowledgements and TDS receipts the portal gave (PDF), or paste from Excel: PAN, GSTIN or TAN, acknowledgement number, date of filing.',
        )}
      >
        <TextArea value={list} onValue={onList} rows={6} />
      </Field>
      <Button icon="upload" disabled={busy} onClick={() => chooser.current?.click()}>
        {t('Import acknowledgements from files')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".pdf,.csv,.txt,.tsv"
        multiple
        onChange={(e) => {
          const files = [...(e.currentTarget.files ?? [])];
          e.currentTarget.value = '';
          void readFiles(files);
        }}
      />
      {busy && <Note role="status">{t('Reading files…')}</Note>}
      {unread.length > 0 && (
        <Note as="ul" role="status">
          {unread.map((u) => (
            <li key={u.file}>
              {u.file}: {fromServer(u)}
            </li>
          ))}
        </Note>
      )}
      {list && (
        <Note>
          {t('{count} acknowledgements read', { count: formatCount(read.found.length) })}
          {read.unread.length > 0 &&
            ` · ${t('Lines without client, number or date: {lines}', { lines: read.unread.slice(0, 20).join(', ') })}`}
          <AndMore as="span" left={read.unread.length - 20} />
        </Note>
      )}
    </>
  );
}

function Asking({
  kind,
  board,
  title,
  clients,
  onClose,
  begin: send,
}: Omit<Props, 'onChange'> & {
  title: string;
  begin: (job: Omit<Begun, 'id'>) => Promise<void>;
}) {
  const columns = board.data?.columns ?? [];
  // Preselects the period and form that most of the selected clients still owe.
  const left = (id: string) => board.counts?.columns[id]?.left ?? 0;
  const [column, setColumn] = useState(
    () => board.filter.duty?.[0] ?? [...columns].sort((a, b) => left(b.id) - left(a.id))[0]?.id ?? '',
  );
  const forms = columns.find((c) => c.id === column)?.duties ?? [];
  const [form, setForm] = useState('');
  const duty = forms.includes(form) ? form : (forms[0] ?? '');
  const [itrType, setItrType] = useState('');
  const [chosen, setChosen] = useState('json');
  const formats = kind === 'export' ? exportFormats(duty) : [];
  // The PDF chosen for one form is not asked of another that has none.
  const format = formats.some(({ value }) => value === chosen) ? chosen : 'json';
  const [words, setWords] = useState<string>(kind === 'request_papers' ? 'en' : language());
  const [list, setList] = useState('');
  const [member, setMember] = useState('');
  const members = useSWR<{ members: Member[] }>(kind === 'assign' ? '/api/firm/members' : null);
  const people = (members.data?.members ?? []).filter((m) => m.status === 'active');
  const inWords = kind === 'request_papers' || kind === 'print' || format === 'pdf';
  const ofDuty = kind !== 'print' && kind !== 'assign';
  const [busy, setBusy] = useState(false);
  const read = readAcknowledgements(list);
  const begin = async () => {
    setBusy(true);
    const period = board.data?.period ?? periodAtHand();
    const options =
      kind === 'assign'
        ? { member_id: member }
        : {
            period,
            ...(ofDuty ? { duty } : {}),
            ...(kind === 'start' && duty === 'ITR' && itrType ? { itr_type: itrType } : {}),
            ...(kind === 'export' ? { format } : {}),
            ...(inWords ? { language: words } : {}),
            ...(kind === 'mark_filed' ? { acknowledgements: read.found } : {}),
          };
    try {
      await send({ kind, options });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={() => void begin()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            busy={busy}
            disabled={(kind === 'mark_filed' && read.found.length === 0) || (kind === 'assign' && !member)}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack>
        <Note>{tn(clients.length, '{count} client selected', '{count} clients selected')}</Note>
        {kind === 'assign' && (
          <Field label={t('Member')} id="job-member">
            <Select
              value={member}
              onValue={setMember}
              placeholder={t('Choose')}
              options={people.map((m) => ({ value: m.id, label: m.full_name }))}
            />
          </Field>
        )}
        {ofDuty && (
          <Field label={t('Return or payment')} id="job-duty">
            <Select
              value={column}
              onValue={setColumn}
              options={columns.map((c) => ({ value: c.id, label: t<string>(c.label) }))}
            />
          </Field>
        )}
        {ofDuty && forms.length > 1 && (
          <Field label={t('Form')} id="job-form">
            <Select
              value={duty}
              onValue={setForm}
              options={forms.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
        {kind === 'start' && duty === 'ITR' && (
          <Field
            label={t('Form')}
            id="job-itr"
            help={t(
              'Details that carry over from last year’s return are copied, with its losses and credits.',
            )}
          >
            <Select
              value={itrType}
              onValue={setItrType}
              placeholder={t('Start from last year')}
              options={itrTypes.map((value) => ({ value, label: value }))}
            />
          </Field>
        )}
        {formats.length > 0 && (
          <Field label={t('File')} id="job-format">
            <Select value={format} onValue={setChosen} options={formats} />
          </Field>
        )}
        {inWords && (
          <Field
            label={kind === 'request_papers' ? t('Language of the letter') : t('Language')}
            id="job-language"
          >
            <Select
              value={words}
              onValue={setWords}
              options={[
                { value: 'en', label: 'English' },
                { value: 'hi', label: 'हिन्दी' },
              ]}
            />
          </Field>
        )}
        {kind === 'mark_filed' && <AcknowledgementList list={list} onList={setList} />}
        {kind === 'print' && <Note>{t('The duties of the selected clients as a PDF.')}</Note>}
      </Stack>
    </Dialog>
  );
}
