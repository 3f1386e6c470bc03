import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SharePerson } from '../../../shared/drive/calls.ts';
import { isEmail } from '../../../shared/identifiers.ts';
import { t } from '../../i18n/t.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const permissions = () => [
  { value: 'view', label: t('May view') },
  { value: 'edit', label: t('May edit') },
];

/** Adds what is typed to the people; the reason when it cannot be. */
export function withPerson(
  people: readonly SharePerson[],
  typed: string,
  permission: SharePerson['permission'],
): { people: SharePerson[] } | { problem: string } {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) return { problem: t('Please enter a valid email address') };
  if (people.some((p) => p.email === email)) return { problem: t('Email already added') };
  return { people: [...people, { email, permission }] };
}

interface Props {
  people: readonly SharePerson[];
  onPeople: (people: SharePerson[]) => void;
  /** What stands in the box, not yet added. */
  typed: string;
  onTyped: (typed: string) => void;
  error: string | undefined;
}

/** The people of a restricted share, each with what they may do. */
export function PeopleField({ people, onPeople, typed, onTyped, error }: Props) {
  const [permission, setPermission] = useState<SharePerson['permission']>('view');
  const [problem, setProblem] = useState<string | undefined>();
  const add = () => {
    const added = withPerson(people, typed, permission);
    if ('problem' in added) return setProblem(added.problem);
    setProblem(undefined);
    onPeople(added.people);
    onTyped('');
  };
  return (
    <div>
      <Row alignItems="end">
        <chakra.div flex="1" minWidth="11rem">
          <Field id="f-people" label={t('E-mail of the person')} error={problem ?? error}>
            <TextInput
              type="email"
              value={typed}
              autoComplete="off"
              onValue={(value) => {
                setProblem(undefined);
                onTyped(value);
              }}
              onKeyDown={(e) => {
                if (e.key !== 'Enter' || !typed.trim()) return;
                e.preventDefault();
                add();
              }}
            />
          </Field>
        </chakra.div>
        <chakra.div width="9rem">
          <Field label={t('Permission')}>
            <Select
              value={permission}
              onValue={(value) => setPermission(value as SharePerson['permission'])}
              options={permissions()}
            />
          </Field>
        </chakra.div>
        <Button icon="plus" onClick={add}>
          {t('Add')}
        </Button>
      </Row>
      {people.length > 0 && (
        <chakra.ul mt="2" aria-label={t('People')}>
          {people.map((person) => (
            <chakra.li
              key={person.email}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="2"
              py="1.5"
              borderTop="1px solid"
              borderColor="border"
            >
              <chakra.span flex="1" minWidth="10rem" overflowWrap="anywhere">
                {person.email}
              </chakra.span>
              <chakra.div width="9rem">
                <Select
                  aria-label={t('Permission of {email}', { email: person.email })}
                  value={person.permission}
                  onValue={(value) =>
                    onPeople(
                      people.map((p) =>
                        p.email === person.email
                          ? { ...p, permission: value as SharePerson['permission'] }
                          : p,
                      ),
                    )
                  }
                  options={permissions()}
                />
              </chakra.div>
              <IconButton
                icon="trash"
                label={t('Stop sharing with {email}', { email: person.email })}
                onClick={() => onPeople(people.filter((p) => p.email !== person.email))}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}
