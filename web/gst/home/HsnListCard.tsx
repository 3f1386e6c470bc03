import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../../data/errors.ts';
import { del } from '../../data/http.ts';
import { upload } from '../../data/upload.ts';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { Banner } from '../../ui/states/Banner.tsx';

const path = '/api/gst/hsn-list';

/** Lines of a list without a code: the first of them, and their number. */
interface Refused {
  refused: { line: number; text: string }[];
  refused_count: number;
}

/**
 * The user's full list of HSN codes: with it, table 12 is checked against every code instead of chapters and
 * service headings.
 */
export function HsnListCard() {
  const { data, mutate } = useSWR<{ count: number }>(path);
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [refused, setRefused] = useState<Refused>({ refused: [], refused_count: 0 });
  const take = async (file: File) => {
    const form = new FormData();
    form.set('file', file);
    setSending({ name: file.name });
    try {
      const answer = await upload<{ count: number } & Refused>(path, form, {
        onProgress: (p) => setSending({ name: file.name, ...p }),
      });
      setRefused(answer);
      void mutate({ count: answer.count }, { revalidate: false });
      showToast({
        tone: 'success',
        text: t('{count} HSN codes added', { count: formatCount(answer.count) }),
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The list could not be read.')) });
    } finally {
      setSending(null);
    }
  };
  const remove = async () => {
    try {
      await del(path);
      setRefused({ refused: [], refused_count: 0 });
      void mutate({ count: 0 }, { revalidate: false });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <Card aria-labelledby="hsn-list">
      <Row justifyContent="space-between" mb="2">
        <Heading id="hsn-list" mb="0">
          {t('Full HSN list')}
        </Heading>
        {data && data.count > 0 && (
          <Button size="sm" icon="trash" onClick={() => void remove()}>
            {t('Remove the list')}
          </Button>
        )}
      </Row>
      <Stack gap="3">
        <Note>
          {data && data.count > 0
            ? t('{count} codes: table 12 of all your clients is checked against them.', {
                count: formatCount(data.count),
              })
            : t(
                'Table 12 is checked against chapters and service headings. Import the portal’s HSN list to check every code.',
              )}
        </Note>
        <FileDrop
          title={t('HSN list as CSV or Excel')}
          help={t('One code per line, with an optional title after it.')}
          accept=".csv,.xlsx"
          onFiles={([file]) => file && void take(file)}
          busy={sending}
        />
        {refused.refused_count > 0 && (
          <Banner
            tone="warning"
            title={tn(
              refused.refused_count,
              '{count} line has no HSN code',
              '{count} lines have no HSN code',
            )}
          >
            {refused.refused
              .slice(0, 10)
              .map((r) => `${r.line}: ${r.text}`)
              .join('; ')}
            <AndMore as="span" left={refused.refused_count - 10} />
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
