import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { Note, Stack } from '../base/layout.tsx';
import { Dialog } from './Dialog.tsx';

/** A field that differs between the screen and the version saved meanwhile. */
export interface Difference {
  key: string;
  label: string;
  /** Display text. */
  mine: string;
  theirs: string;
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    p: '2',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'pointer',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
    '& small': { display: 'block', color: 'fg.muted' },
  },
});

interface Props {
  differences: readonly Difference[] | null;
  onClose: () => void;
  /** Keys for which the stored value is chosen; the rest keep mine. */
  onResolve: (takeTheirs: ReadonlySet<string>) => void;
}

/** Someone saved in between: both versions side by side, with a choice per field. */
export function ConflictDialog({ differences, onClose, onResolve }: Props) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const pick = (key: string, take: boolean) => {
    const next = new Set(theirs);
    if (take) next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <Dialog
      open={differences !== null}
      onClose={onClose}
      width={44}
      title={t('Changed by someone else')}
      actions={
        <>
          <Button onClick={onClose}>{t('Go back to the form')}</Button>
          <Button look="primary" onClick={() => onResolve(theirs)}>
            {t('Save the chosen values')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <p>
          {t(
            'Someone saved this while you were editing. Choose a value for each difference; nothing is lost until you save.',
          )}
        </p>
        {differences?.length === 0 && <Note>{t('Both versions are the same. You can save.')}</Note>}
        {differences?.map((d) => (
          <chakra.fieldset key={d.key}>
            <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
              {d.label}
            </chakra.legend>
            <chakra.div display="grid" gap="2" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              <Choice>
                <input
                  type="radio"
                  name={`c-${d.key}`}
                  checked={!theirs.has(d.key)}
                  onChange={() => pick(d.key, false)}
                />
                <span>
                  <small>{t('Yours')}</small>
                  {d.mine || '—'}
                </span>
              </Choice>
              <Choice>
                <input
                  type="radio"
                  name={`c-${d.key}`}
                  checked={theirs.has(d.key)}
                  onChange={() => pick(d.key, true)}
                />
                <span>
                  <small>{t('Saved meanwhile')}</small>
                  {d.theirs || '—'}
                </span>
              </Choice>
            </chakra.div>
          </chakra.fieldset>
        ))}
      </Stack>
    </Dialog>
  );
}
