import { chakra } from '@chakra-ui/react';
import type { SharePerson } from '../../../shared/drive/calls.ts';
import { t } from '../../i18n/t.ts';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { Row } from '../../ui/base/layout.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';

const permissions = () => [
  { value: 'view', label: t('May view') },
  { value: 'edit', label: t('May edit') },
];

interface Props {
  people: readonly SharePerson[];
  /** Saved immediately. */
  onPeople: (people: SharePerson[]) => void;
  /** Saves the typed people. */
  onAdd: () => void;
  /** Typed but not yet added, with their permission. */
  typed: string;
  onTyped: (typed: string) => void;
  permission: SharePerson['permission'];
  onPermission: (permission: SharePerson['permission']) => void;
  busy: boolean;
  error: string | undefined;
}

/** The people of a restricted share with their permissions. */
export function PeopleField(props: Props) {
  const { people, onPeople, onAdd, typed, onTyped, permission, onPermission, busy, error } = props;
  return (
    <div>
      <Row alignItems="end">
        <chakra.div flex="1" minWidth="11rem">
          <Field id="f-people" label={t('E-mail of the person')} error={error}>
            <TextInput
              type="email"
              value={typed}
              autoComplete="off"
              onValue={onTyped}
              onKeyDown={(e) => {
                if (e.key !== 'Enter' || !typed.trim()) return;
                e.preventDefault();
                onAdd();
              }}
            />
          </Field>
        </chakra.div>
        <chakra.div width="9rem">
          <Field label={t('Permission')}>
            <Select
              value={permission}
              onValue={(value) => onPermission(value as SharePerson['permission'])}
              options={permissions()}
            />
          </Field>
        </chakra.div>
        <Button icon="plus" busy={busy} onClick={onAdd}>
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
                  disabled={busy}
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
                disabled={busy}
                onClick={() => onPeople(people.filter((p) => p.email !== person.email))}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}
