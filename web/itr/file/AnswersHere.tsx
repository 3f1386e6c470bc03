import { useMemo, useRef } from 'react';
import { FormField } from '../../forms/fields/FormField.tsx';
import { FieldGrid, StepPart } from '../../forms/fields/PartList.tsx';
import { placeText } from '../../forms/problems/issues.ts';
import { useOpenForm } from '../../forms/state/hooks.ts';
import { t } from '../../i18n/t.ts';
import { Heading, Note, Stack } from '../../ui/base/layout.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { answersOf, byParent } from './answers.ts';

/** Parts shown initially; more follow as these are answered. */
const MOST = 12;

/**
 * Missing values of a return, to be filled in on this page. A field stays until the page is left, so that
 * none disappears while it is being typed.
 */
export function AnswersHere({ paths }: { paths: readonly string[] }) {
  const { store, readOnly } = useOpenForm();
  const seen = useRef<string[]>([]);
  const asked = useMemo(() => {
    seen.current = [...new Set([...seen.current, ...paths])];
    return byParent(answersOf(store.model, seen.current));
  }, [store, paths]);
  if (readOnly || asked.length === 0) return null;
  return (
    <Stack as="section" gap="4" mt="4" aria-labelledby="file-answers" data-answers="">
      <div>
        <Heading id="file-answers" as="h3" fontSize="md">
          {t('Answer here')}
        </Heading>
        <Note>{t('Details not in the client’s papers. Saved as you leave each field.')}</Note>
      </div>
      {asked.slice(0, MOST).map(([parent, answers]) => {
        const fields = answers.flatMap(({ node, path, step }) =>
          node.node === 'field' ? [{ node, path, step }] : [],
        );
        return (
          <section key={parent} aria-label={placeText(store.model, parent || answers[0]!.path)}>
            {fields.length > 0 && (
              <>
                <Note mb="2">{placeText(store.model, parent)}</Note>
                <FieldGrid>
                  {fields.map(({ node, path, step }) => (
                    <FormField key={path} node={node} parent={parent} step={step} />
                  ))}
                </FieldGrid>
              </>
            )}
            {answers.map(({ node, path, step }) =>
              node.node === 'field' ? null : (
                <StepPart key={path} node={node} parent={parent} step={step} title="" alone />
              ),
            )}
          </section>
        );
      })}
      <AndMore left={asked.length - MOST} />
    </Stack>
  );
}
