import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAddress } from '../data/address.ts';
import { takeHanded } from '../data/handed.ts';
import { formatCount, say, t } from '../i18n/t.ts';
import { useEntityChoice } from '../returns/entities.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Checkbox, RadioGroup } from '../ui/fields/Checks.tsx';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { AsideTable } from './AsideTable.tsx';
import { backIn, FOR_IMPORT, knownIn } from './address.ts';
import { answered, answerShown } from './asking.ts';
import { DoneCard } from './DoneCard.tsx';
import { ForwardCard } from './ForwardCard.tsx';
import { FoundCard } from './FoundCard.tsx';
import { fieldsOf, purposeNames } from './fields.ts';
import { GroupTable } from './GroupTable.tsx';
import { blockOf, purposeOf, purposes, ticked, ticksOf } from './importing.ts';
import { LeftColumns } from './LeftColumns.tsx';
import { MappingTable } from './MappingTable.tsx';
import { NewClient } from './NewClient.tsx';
import { PlacedTable, ProofTable } from './ProofTables.tsx';
import { QuestionList } from './QuestionList.tsx';
import { saveTemplate } from './shareTemplate.ts';
import { type Import, useImport } from './useImport.ts';

/** Accepted file extensions. */
const ACCEPT = '.csv,.tsv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.html,.xml,.json,.zip,.pdf';

/**
 * `/app/import?company=&for=`: imports any table or portal file into the books, after showing what it is and
 * what it changes.
 */
export function Page() {
  const [params, setParams] = useAddress();
  const { pathname } = useLocation();
  // The import of clients also has its own address.
  const purpose = purposeOf(params.get('for')) || (pathname.endsWith('/companies/import') ? 'clients' : '');
  const company = params.get('company') ?? '';
  const run = useImport();
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  const chooseClient = (id: string) => {
    set({ company: id });
    if (run.answer && id) void run.again(run.choices, { company_id: id });
  };
  const { answer, done } = run;
  const known = knownIn(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file dropped on another page is read once, as this page opens
  useEffect(() => {
    const file = takeHanded(FOR_IMPORT);
    if (file) void run.send(file, company, purpose, known);
  }, []);
  return (
    <PageFrame
      width={0}
      title={t('Import')}
      crumb={<Link to="/app/companies">{t('Companies/Individuals')}</Link>}
      intro={t(
        'Registers, lists and statements from Tally, Busy, Zoho, marketplaces, banks or your own Excel, and files of the portals. Nothing is saved until you have seen the preview.',
      )}
    >
      <Stack gap="5">
        {run.problem && <Banner tone={run.elsewhere ? 'info' : 'error'} title={run.problem} />}
        {!done && (
          <Who
            run={run}
            company={company}
            purpose={purpose}
            known={known}
            onCompany={chooseClient}
            onPurpose={(p) => set({ for: p })}
          />
        )}
        {run.elsewhere && !answer && (
          <ForwardCard key={run.elsewhere.file.name} {...run.elsewhere} company={company} />
        )}
        {run.busy && answer && <ProgressBar label={t('Reading {name}', { name: run.busy.name })} />}
        {answer && !done && <Read run={run} />}
        {done && answer && (
          <DoneCard
            done={done}
            answer={answer}
            back={backIn(params)}
            busy={run.busy !== null}
            onUndo={() => void run.undo()}
            onAnother={run.drop}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

/** Client and kind of the file, if given; then the file. */
function Who({
  run,
  company,
  purpose,
  known,
  onCompany,
  onPurpose,
}: {
  run: Import;
  company: string;
  purpose: ReturnType<typeof purposeOf>;
  known: Record<string, string>;
  onCompany: (id: string) => void;
  onPurpose: (purpose: string) => void;
}) {
  const [adding, setAdding] = useState(false);
  const { choice, none } = useEntityChoice(company);
  const { answer } = run;
  const asked = answer?.questions.find((q) => q.id === 'company_id');
  const ofClients = (answer?.noun || purpose) === 'clients';
  const { list: schedule, assessment_year: year = '' } = known;
  const names = purposeNames();
  const owner = answer?.owners.find((o) => o.length === 15) ?? '';
  const named = asked && asked.options.length <= 3 ? asked.options : [];
  return (
    <Card>
      <Stack>
        {!ofClients && (!answer || asked) && (
          <>
            <Columns>
              <Field
                label={t('Client')}
                {...(asked ? { error: t('Whose file is this?') } : {})}
                help={t('Leave blank if the file identifies the client.')}
              >
                <ComboBox {...choice} onValue={onCompany} />
              </Field>
              {!answer && (
                <Field label={t('Import as')}>
                  <Select
                    value={purpose}
                    placeholder={t('Detect from the file')}
                    onValue={onPurpose}
                    options={purposes.map((value) => ({ value, label: names[value] }))}
                  />
                </Field>
              )}
            </Columns>
            {named.length > 0 && (
              <Row>
                {named.map((o) => (
                  <Button key={o.value} onClick={() => onCompany(o.value)}>
                    {o.label}
                  </Button>
                ))}
              </Row>
            )}
            {none || adding ? (
              <NewClient
                key={owner}
                gstin={owner}
                onDone={(id) => {
                  setAdding(false);
                  onCompany(id);
                }}
              />
            ) : (
              <Row>
                <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
                  {t('New client')}
                </Button>
              </Row>
            )}
          </>
        )}
        {answer ? (
          <Row>
            <Button onClick={run.drop}>{t('Choose another file')}</Button>
          </Row>
        ) : (
          <FileDrop
            title={t('Excel, CSV, Tally XML, JSON of a portal, or a zip of these')}
            help={t('Drop it here, paste it, or click to choose. Any columns in any order.')}
            accept={ACCEPT}
            busy={run.busy}
            onCancel={run.cancel}
            onFiles={([file]) => file && void run.send(file, ofClients ? '' : company, purpose, known)}
          />
        )}
        {!answer && schedule && (
          <Row>
            <Button size="sm" icon="download" onClick={() => void saveTemplate('csv', schedule, year)}>
              {t('Template (CSV)')}
            </Button>
            <Button size="sm" icon="download" onClick={() => void saveTemplate('xlsx', schedule, year)}>
              {t('Template (Excel)')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

/** A file after reading: kind, questions, columns, totals, excluded lines, and the import itself. */
function Read({ run }: { run: Import }) {
  const [leaveOut, setLeaveOut] = useState(true);
  const { questions, choices, busy } = run;
  const answer = run.answer!;
  const { noun } = answer;
  const block = blockOf(answer, questions, choices);
  const ticks = ticksOf(answer, choices);
  const unused = answer.unmapped.filter((name) => !ticks.some((tick) => tick.heading === name));
  const onChoices = (next: typeof choices) => {
    // Answers for many documents are sent together, by the button.
    const several = questions.some(
      (q) => q.documents.length > 1 && q.documents.some((d) => next.answers[`${q.id}:${d.key}`]),
    );
    if (several) run.setChoices(next);
    else void run.again(next);
  };
  return (
    <Stack gap="5" aria-busy={busy !== null}>
      <FoundCard
        answer={answer}
        disabled={busy !== null}
        onPurpose={(purpose) => purpose && void run.again({ answers: {}, mapping: {} }, { purpose })}
      />
      {questions.length > 0 && (
        <Card>
          <QuestionList questions={questions} choices={choices} onChoices={onChoices} />
        </Card>
      )}
      {answer.sheets.length === 0 && answer.preview.length > 0 && <FirstLines rows={answer.preview} />}
      {noun !== '' &&
        answer.sheets.map((sheet) => (
          <Card key={sheet.sheet}>
            <MappingTable sheet={sheet} fields={fieldsOf(noun)} choices={choices} onChoices={onChoices} />
          </Card>
        ))}
      {unused.length > 0 && (
        <Note>{t('Columns with data that are not used: {names}', { names: unused.join(', ') })}</Note>
      )}
      <LeftColumns
        ticks={ticks}
        disabled={busy !== null}
        onTick={(heading, on, asked) => {
          const words = ticked(choices, heading, on);
          if (asked) void run.again(words);
          else run.remark(words);
        }}
      />
      {answer.target.groups && answer.target.groups.length > 0 && (
        <Card>
          <GroupTable groups={answer.target.groups} choices={choices} onChoices={onChoices} />
        </Card>
      )}
      {run.changed && (
        <Row>
          <Button look="primary" busy={busy !== null} onClick={() => void run.again(choices)}>
            {t('Read the file with these answers')}
          </Button>
        </Row>
      )}
      {(answer.proof.length > 0 || Object.keys(answer.placed).length > 0) && (
        <Card>
          <Stack gap="5">
            <PlacedTable placed={answer.placed} />
            <ProofTable proof={answer.proof} />
          </Stack>
        </Card>
      )}
      {answer.warning_messages.map((w, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no identity of their own
        <Note key={i}>{say(w)}</Note>
      ))}
      {answer.total_set_aside > 0 && (
        <Card>
          <AsideTable answer={answer} />
        </Card>
      )}
      {noun === 'sales' && Object.keys(answer.placed).length > 0 && (
        <Checkbox checked={leaveOut} onValue={setLeaveOut}>
          {t('Leave out the documents another period has already reported')}
        </Checkbox>
      )}
      {answer.target.ways && (
        <RadioGroup
          label={t('How to add it')}
          value={answerShown(choices, 'existing') || answer.target.ways.way}
          onValue={(way) => onChoices(answered(choices, 'existing', undefined, way))}
          options={[
            {
              value: 'add',
              label: t('Add to the {count} saved rows; rows already there are updated', {
                count: formatCount(answer.target.ways.standing),
              }),
            },
            {
              value: 'replace',
              label: t('Replace the {count} saved rows', {
                count: formatCount(answer.target.ways.standing),
              }),
            },
          ]}
        />
      )}
      {answer.target.beside && block === undefined && (
        <Note>
          {t('Compared with saved data: {added} new, {changed} changed, {same} unchanged.', {
            added: String(answer.target.beside.new),
            changed: String(answer.target.beside.changed),
            same: String(answer.target.beside.same),
          })}
          {answer.target.beside.gone
            ? ` ${
                noun === 'trial_balance'
                  ? t('{count} ledgers of the saved trial balance are not in the file and will be removed.', {
                      count: String(answer.target.beside.gone),
                    })
                  : t('{count} saved records are not in the file and will be removed.', {
                      count: String(answer.target.beside.gone),
                    })
              }`
            : ''}
        </Note>
      )}
      {block === 'client' && <Note>{t('To continue, choose the client this file is for.')}</Note>}
      {block === 'questions' && (
        <Note>{t('To continue, answer the questions about the file or leave their documents out.')}</Note>
      )}
      {block === 'columns' && <Note>{t('To continue, tick the columns to leave out.')}</Note>}
      {block === 'nothing' && <Note>{t('Nothing in this file can be imported with these columns.')}</Note>}
      <Row>
        <Button
          look="primary"
          busy={busy !== null}
          disabled={block !== undefined || run.changed}
          onClick={() => void run.apply(noun === 'sales' && leaveOut)}
        >
          {t('Import')}
        </Button>
      </Row>
    </Stack>
  );
}

/** First lines of a file that could not be read yet. */
function FirstLines({ rows }: { rows: readonly string[][] }) {
  const label = t('First lines of the file');
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <Card>
      <Scroller label={label}>
        <FigureTable>
          <caption>{label}</caption>
          <tbody>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity of their own
              <tr key={i}>
                {Array.from({ length: width }, (_, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have its columns
                  <td key={k} data-whole="">
                    {(row[k] ?? '').slice(0, 40)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Card>
  );
}
