import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { statusesFor } from '../../shared/entities/types.ts';
import { useSearch } from '../forms/wizard/useSearch.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Heading, Row } from '../ui/base/layout.tsx';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { type PickedEntity, useEntityChoice } from './entities.ts';

/** Selection on a page that starts returns, stored in the address. */
export function useStart<E extends PickedEntity>(
  module: 'itr' | 'gst' | 'tds',
  hint?: (entity: E) => string | undefined,
) {
  const [params, change] = useSearch();
  const type = params.get('type') ?? '';
  const picker = useEntityChoice<E>(params.get('entity') ?? '', {
    module,
    status: type,
    ...(hint && { hint }),
  });
  const set = (values: Record<string, string>) => change(values, { replace: true });
  return { module, params, type, set, ...picker };
}

interface Props {
  title: string;
  start: Omit<ReturnType<typeof useStart>, 'entity'>;
  /** Parameters to clear when the entity changes. */
  forget?: Record<string, string>;
  /** Additional fields next to type and entity. */
  fields?: ReactNode;
  /** Consequences of the selection, announced when they change. */
  children?: ReactNode;
  proceed: string;
  disabled: boolean;
  onProceed: () => unknown;
  /** Buttons next to the main one. */
  more?: ReactNode;
}

/** Selects type and entity and whatever else the form needs, then continues. */
export function StartCard({ start, forget, ...props }: Props) {
  return (
    <Card aria-labelledby="start-return">
      <Heading id="start-return">{props.title}</Heading>
      <chakra.form
        onSubmit={(e) => {
          e.preventDefault();
          void props.onProceed();
        }}
      >
        <Columns>
          <Field label={t('Entity type')}>
            <Select
              value={start.type}
              onValue={(type) => start.set({ type, entity: '', ...forget })}
              placeholder={t('All types')}
              options={statusesFor(start.module).map((value) => ({ value, label: t(value) }))}
            />
          </Field>
          <Field label={t('Entity')} required>
            <ComboBox {...start.choice} onValue={(entity) => start.set({ entity, ...forget })} />
          </Field>
          {props.fields}
        </Columns>
        <chakra.div aria-live="polite" mt="4" display="grid" gap="3">
          {props.children}
        </chakra.div>
        <Row mt="4">
          <Button type="submit" look="primary" disabled={props.disabled}>
            {props.proceed}
          </Button>
          {props.more}
        </Row>
      </chakra.form>
    </Card>
  );
}

/** Labels and values of the selection. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'md',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
