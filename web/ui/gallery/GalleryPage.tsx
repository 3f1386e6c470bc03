import { useState } from 'react';
import { AmountInput } from '../fields/AmountInput.tsx';
import { Banner, type BannerTone } from '../states/Banner.tsx';
import { Button, ButtonLink, IconButton } from '../base/Button.tsx';
import { Checkbox, RadioGroup } from '../fields/Checks.tsx';
import { ComboBox } from '../fields/ComboBox.tsx';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';
import { confirm } from '../dialogs/confirm.tsx';
import { Table, TableFrame } from '../lists/DataTable.tsx';
import { DateInput } from '../fields/DateInput.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { Field } from '../fields/Field.tsx';
import { FileDrop } from '../fields/FileDrop.tsx';
import { FindingsCard, FormCard, ListsCard, SmallCard } from './GalleryLists.tsx';
import { Card, Columns, Heading, Row, Stack } from '../base/layout.tsx';
import { Menu } from '../dialogs/Menu.tsx';
import { Page as Frame } from '../page/Page.tsx';
import { ProgressBar } from '../base/ProgressBar.tsx';
import { SaveStatus } from '../states/SaveStatus.tsx';
import { Select } from '../fields/Select.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { StatusChip, type Tone } from '../states/StatusChip.tsx';
import { Tabs } from '../page/Tabs.tsx';
import { PasswordInput, TextArea, TextInput } from '../fields/TextInput.tsx';
import { showToast } from '../dialogs/toasts.ts';

const tones: Tone[] = ['neutral', 'progress', 'attention', 'problem', 'done'];
const bannerTones: BannerTone[] = ['info', 'warning', 'error', 'success', 'accent'];
const options = ['Andhra Pradesh', 'Bihar', 'Goa'].map((x) => ({ value: x, label: x }));

function Inputs() {
  const [text, setText] = useState('Asha Rao');
  const [amount, setAmount] = useState<number | null>(12_34_567);
  const [paise, setPaise] = useState<number | null>(12_34_567_89);
  const [date, setDate] = useState('2026-07-31');
  const [choice, setChoice] = useState('Goa');
  const [ticked, setTicked] = useState(true);
  return (
    <Columns>
      <Field label="Text" required help="Help under the field" tip="A longer explanation">
        <TextInput value={text} onValue={setText} />
      </Field>
      <Field label="With an error" error="This is required">
        <TextInput value="" onValue={() => undefined} />
      </Field>
      <Field label="With a warning" warning="Look at this again" section="80C">
        <TextInput value={text} onValue={setText} />
      </Field>
      <Field label="Disabled" disabled>
        <TextInput value={text} onValue={setText} />
      </Field>
      <Field label="Read only (worked out)">
        <AmountInput value={amount} onValue={setAmount} readOnly />
      </Field>
      <Field label="Password">
        <PasswordInput value={text} onValue={setText} />
      </Field>
      <Field label="Rupees">
        <AmountInput value={amount} onValue={setAmount} />
      </Field>
      <Field label="Paise">
        <AmountInput value={paise} onValue={setPaise} unit="paise" />
      </Field>
      <Field label="Day">
        <DateInput value={date} onValue={setDate} />
      </Field>
      <Field label="Drop-down">
        <Select value={choice} onValue={setChoice} options={options} placeholder="Choose" />
      </Field>
      <Field label="Combo box">
        <ComboBox value={choice} onValue={setChoice} options={options} />
      </Field>
      <Field label="Radio group" group>
        <RadioGroup value={choice} onValue={setChoice} options={options} inline />
      </Field>
      <Checkbox checked={ticked} onValue={setTicked} help="A note under the box">
        Check box
      </Checkbox>
      <Field label="Several lines">
        <TextArea value={text} onValue={setText} />
      </Field>
    </Columns>
  );
}

function Overlays() {
  const [conflict, setConflict] = useState(false);
  return (
    <Row>
      <Button onClick={() => showToast({ tone: 'success', text: 'Saved' })}>Toast</Button>
      <Button onClick={() => showToast({ tone: 'error', text: 'It did not work' })}>Error toast</Button>
      <Button
        onClick={() =>
          showToast({
            tone: 'success',
            text: 'Deleted Asha Rao',
            seconds: 10,
            action: { label: 'Undo', undo: true, run: () => void showToast({ tone: 'info', text: 'Back' }) },
          })
        }
      >
        Undo
      </Button>
      <Button onClick={() => void confirm({ title: 'Delete this?', action: 'Delete', danger: true })}>
        Question
      </Button>
      <Button
        onClick={() =>
          void confirm({ title: 'Really?', action: 'Delete', danger: true, typeToConfirm: 'Asha' })
        }
      >
        Question with a name
      </Button>
      <Button onClick={() => setConflict(true)}>Version clash</Button>
      <Menu
        label="Menu"
        items={[
          { kind: 'text', label: 'A line of text' },
          { kind: 'line' },
          { kind: 'action', label: 'An action', icon: 'edit', run: () => undefined },
          { kind: 'action', label: 'A choice', checked: true, run: () => undefined },
          { kind: 'action', label: 'Delete', icon: 'trash', danger: true, run: () => undefined },
        ]}
        trigger={(props) => <IconButton icon="dots" label="Menu" {...props} />}
      />
      <ConflictDialog
        differences={conflict ? [{ key: 'a', label: 'City', mine: 'Pune', theirs: 'Nagpur' }] : null}
        onClose={() => setConflict(false)}
        onResolve={() => setConflict(false)}
      />
    </Row>
  );
}

/** All patterns on one page, for developers; served in development only, so its texts are not translated. */
export function Page() {
  const [tab, setTab] = useState('a');
  return (
    <Frame
      title="Patterns"
      intro="One of each. Switch language, theme and density above."
      actions={<Button>Action</Button>}
    >
      <Stack gap="6">
        <Card>
          <Heading>Buttons</Heading>
          <Row>
            {(['primary', 'secondary', 'quiet', 'danger', 'link'] as const).map((look) => (
              <Button key={look} look={look}>
                {look}
              </Button>
            ))}
            <Button busy>busy</Button>
            <Button disabled>disabled</Button>
            <Button size="sm" icon="plus">
              small
            </Button>
            <ButtonLink to="." icon="download" size="lg">
              large link
            </ButtonLink>
            <IconButton icon="edit" label="Edit" />
          </Row>
        </Card>
        <Card>
          <Heading>Inputs</Heading>
          <Inputs />
        </Card>
        <Card>
          <Heading>States</Heading>
          <Stack>
            <Row>
              {tones.map((tone) => (
                <StatusChip key={tone} tone={tone}>
                  {tone}
                </StatusChip>
              ))}
            </Row>
            {bannerTones.map((tone) => (
              <Banner key={tone} tone={tone} title={tone} onClose={() => undefined}>
                What it is about.
              </Banner>
            ))}
            <ErrorSummary
              errors={[
                { text: 'Please fill in all required fields' },
                { id: 'x', label: 'PAN', text: 'This is required' },
              ]}
            />
            <Row>
              <SaveStatus state={{ is: 'unsaved' }} />
              <SaveStatus state={{ is: 'saving' }} />
              <SaveStatus state={{ is: 'saved', at: new Date() }} />
              <SaveStatus state={{ is: 'offline' }} />
              <SaveStatus state={{ is: 'failed', reason: 'no answer' }} onRetry={() => undefined} />
            </Row>
            <ProgressBar label="Known" value={0.6} />
            <ProgressBar label="Nearly full" value={0.8} tone="warning" />
            <ProgressBar label="Unknown" />
            <FileDrop title="A file" onFiles={() => undefined} />
            <FileDrop
              title=""
              onFiles={() => undefined}
              busy={{ name: 'a.json', sent: 400_000, total: 900_000 }}
              onCancel={() => undefined}
            />
            <Skeleton lines={3} />
            <EmptyState
              icon="people"
              title="Nothing here yet"
              actions={<Button look="primary">First step</Button>}
            >
              Why it is empty and what to do.
            </EmptyState>
          </Stack>
        </Card>
        <Card>
          <Heading>Overlays</Heading>
          <Overlays />
        </Card>
        <Card>
          <Tabs
            label="Tabs"
            tabs={[
              { id: 'a', label: 'First' },
              { id: 'b', label: 'Second' },
            ]}
            value={tab}
            onValue={setTab}
          >
            <TableFrame>
              <Table data-cards aria-label="A table">
                <thead>
                  <tr>
                    <th scope="col">Particulars</th>
                    <th scope="col" data-align="right">
                      Amount
                    </th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td data-main>Salary</td>
                    <td data-label="Amount" data-align="right">
                      ₹ 18,00,000
                    </td>
                  </tr>
                  <tr className="total">
                    <td data-main>Total</td>
                    <td data-label="Amount" data-align="right">
                      ₹ 18,00,000
                    </td>
                  </tr>
                </tbody>
              </Table>
            </TableFrame>
          </Tabs>
        </Card>
        <ListsCard />
        <FindingsCard />
        <FormCard />
        <SmallCard />
      </Stack>
    </Frame>
  );
}
