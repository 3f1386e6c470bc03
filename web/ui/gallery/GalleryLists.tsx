import { useState } from 'react';
import * as z from 'zod';
import type { List } from '../../data/useList.ts';
import { rupees } from '../../i18n/format.ts';
import { Button, IconButton } from '../base/Button.tsx';
import { type Column, DataTable } from '../lists/DataTable.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { Field } from '../fields/Field.tsx';
import { FindingsList } from '../lists/FindingsList.tsx';
import { HelpTip } from '../base/HelpTip.tsx';
import { LoadError } from '../states/LoadError.tsx';
import { Card, Columns, Heading, Kbd, Note, Num, Row, Stack } from '../base/layout.tsx';
import { SearchBox } from '../fields/SearchBox.tsx';
import { Spinner } from '../base/Spinner.tsx';
import { StatusChip } from '../states/StatusChip.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { showToast } from '../dialogs/toasts.ts';
import { useForm } from '../fields/useForm.ts';

interface Example {
  id: string;
  name: string;
  status: 'draft' | 'filed';
  amount: number;
}

const examples: Example[] = [
  { id: '1', name: 'Asha Rao', status: 'draft', amount: 12_34_567 },
  { id: '2', name: 'Deccan Traders', status: 'filed', amount: -45_600 },
];

const columns: Column<Example>[] = [
  { id: 'name', label: 'Name', sort: 'name', main: true, cell: (row) => row.name },
  {
    id: 'status',
    label: 'Status',
    cell: (row) => (
      <StatusChip tone={row.status === 'filed' ? 'done' : 'progress'}>
        {row.status === 'filed' ? 'Filed' : 'Draft'}
      </StatusChip>
    ),
  },
  { id: 'amount', label: 'Amount', align: 'right', whole: true, cell: (row) => rupees(row.amount) },
  {
    id: 'actions',
    label: 'Actions',
    plain: true,
    align: 'right',
    cell: (row) => (
      <IconButton
        icon="trash"
        label={`Delete ${row.name}`}
        onClick={() =>
          showToast({
            tone: 'success',
            text: `Deleted ${row.name}`,
            seconds: 10,
            action: { label: 'Undo', undo: true, run: () => undefined },
          })
        }
      />
    ),
  },
];

/** Return value of useList, without a server. */
const still = (rows: Example[] | undefined, change: Partial<List<Example>> = {}): List<Example> => ({
  rows,
  total: rows ? 120 : 0,
  page: 1,
  pageSize: 50,
  q: '',
  sort: 'name',
  filters: {},
  error: undefined,
  loading: rows === undefined,
  refreshing: false,
  set: () => undefined,
  reload: async () => undefined,
  change: () => undefined,
  key: 'example',
  ...change,
});

/** A list in each of its states. */
export function ListsCard() {
  const [asked, setAsked] = useState('');
  const table = (list: List<Example>) => (
    <DataTable
      list={list}
      columns={columns}
      idOf={(row) => row.id}
      label="An example"
      failed="The list could not be loaded."
      empty={
        <EmptyState icon="people" title="No entities yet" actions={<Button look="primary">Add one</Button>}>
          What will stand here and how it comes to be.
        </EmptyState>
      }
    />
  );
  return (
    <Card>
      <Heading>Lists</Heading>
      <Stack gap="6">
        <SearchBox value={asked} onValue={setAsked} label="Search by name" />
        {table(still(examples))}
        <Note>On its way</Note>
        {table(still(undefined))}
        <Note>Nothing yet</Note>
        {table(still([]))}
        <Note>Nothing that matches</Note>
        {table(still([], { q: 'zzz' }))}
        <Note>Not loaded</Note>
        {table(still(undefined, { error: new Error('no answer') }))}
      </Stack>
    </Card>
  );
}

const schema = z.object({
  name: z.string().min(1, 'Name is required'),
  city: z.string().min(1, 'City is required'),
});

/** Findings of a return or statement, as in GST and TDS. */
export function FindingsCard() {
  return (
    <FindingsList
      id="example-findings"
      title="Findings"
      none="Nothing here would be refused"
      startsWithAll
      found={[
        { severity: 'error', column: 'Rate', reason: 'Choose one of the options' },
        { severity: 'warning', column: 'Invoice date', reason: 'This date is in the future' },
      ]}
      describe={({ column, reason }) => ({
        table: 'B2B Invoices',
        line: 12,
        column,
        reason,
        what: column,
        onGo: () => undefined,
      })}
    />
  );
}

/** A small form: validated on blur, with an error summary on submit. */
export function FormCard() {
  const form = useForm({
    initial: { name: '', city: 'Pune' },
    schema,
    labels: { name: 'Name', city: 'City' },
    carefree: true,
    submit: async () => void showToast({ tone: 'success', text: 'Saved' }),
    failed: 'It could not be saved.',
  });
  return (
    <Card>
      <Heading>A small form</Heading>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <ErrorSummary errors={form.summary} at={form.attempt} />
          <Columns>
            <Field {...form.field('name')} label="Name" required>
              <TextInput {...form.bind('name')} />
            </Field>
            <Field {...form.field('city')} label="City" required help="Leave it empty and press Save">
              <TextInput {...form.bind('city')} />
            </Field>
          </Columns>
          <Row>
            <Button type="submit" look="primary" busy={form.busy}>
              Save
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** Small components used inside others. */
export function SmallCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <Heading>Small things</Heading>
      <Stack>
        <Row>
          <span>
            Figures <Num>12,34,567.00</Num>
          </span>
          <span>
            Keys <Kbd>Ctrl K</Kbd>
          </span>
          <Row gap="1">
            Help <HelpTip>What the law says about it, with its section.</HelpTip>
          </Row>
          <Row gap="2">
            <Spinner /> Waiting
          </Row>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
        </Row>
        <LoadError error={undefined} fallback="The return could not be opened." onRetry={() => undefined} />
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="A dialog"
          onSubmit={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button type="submit" look="primary">
                Save
              </Button>
            </>
          }
        >
          <Field label="The first field has the focus">
            <TextInput value="Asha Rao" onValue={() => undefined} />
          </Field>
        </Dialog>
      </Stack>
    </Card>
  );
}
