import { t } from '../i18n/t.ts';
import { Card, Heading, Note, Stack } from '../ui/base/layout.tsx';
import { Checkbox } from '../ui/fields/Checks.tsx';
import type { ticksOf } from './importing.ts';

/** Unused columns with GSTINs, amounts of tax or dates; each must be ticked to be left out. */
export function LeftColumns({
  ticks,
  disabled,
  onTick,
}: {
  ticks: ReturnType<typeof ticksOf>;
  disabled: boolean;
  onTick: (heading: string, on: boolean, asked: boolean) => void;
}) {
  if (ticks.length === 0) return null;
  const words = {
    gstin: (name: string) => t('Leave out {name} (GSTINs)', { name }),
    tax: (name: string) => t('Leave out {name} (amounts of tax)', { name }),
    date: (name: string) => t('Leave out {name} (dates)', { name }),
  };
  return (
    <Card aria-labelledby="import-left">
      <Stack gap="2">
        <Heading id="import-left" mb="0">
          {t('Columns that are not used')}
        </Heading>
        <Note>{t('Choose above what a column contains, or tick it to leave it out.')}</Note>
        {ticks.map((tick) => (
          <Checkbox
            key={tick.heading}
            checked={tick.ticked}
            disabled={disabled}
            onValue={(on) => onTick(tick.heading, on, tick.asked)}
          >
            {words[tick.holds](tick.heading)}
          </Checkbox>
        ))}
      </Stack>
    </Card>
  );
}
