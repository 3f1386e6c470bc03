import { chakra } from '@chakra-ui/react';

interface Props {
  /** Caption with the legend. */
  caption: string;
  series: readonly string[];
  months: readonly { label: string; values: readonly number[] }[];
}

const HEIGHT = 56;
const WIDTH = 12;
const fills = ['accent', 'warning-mark'];

/** Positions of the bars from the top; negative values hang from the zero line. */
export function barsOf(values: readonly number[], all: readonly number[]): { y: number; height: number }[] {
  const high = Math.max(0, ...all);
  const span = high - Math.min(0, ...all) || 1;
  const at = (value: number) => ((high - value) / span) * HEIGHT;
  return values.map((value) => {
    const y = Math.min(at(0), at(value));
    // Non-zero values stay visible, however small.
    return { y, height: value === 0 ? 0 : Math.max(1, Math.abs(at(value) - at(0))) };
  });
}

/** Bar chart of a year's months; hidden from screen readers, because the table beside it has the figures. */
export function MonthBars({ caption, series, months }: Props) {
  const all = months.flatMap((m) => m.values);
  if (all.every((value) => value === 0)) return null;
  const width = series.length * (WIDTH + 1);
  return (
    <chakra.figure aria-hidden="true" mb="3">
      <chakra.figcaption fontSize="xs" color="fg.muted" mb="1" display="flex" flexWrap="wrap" columnGap="3">
        <b>{caption}</b>
        {series.map((name, i) => (
          <chakra.span key={name} display="inline-flex" alignItems="center" gap="1">
            <chakra.span
              width="10px"
              height="10px"
              border="1px solid"
              borderColor="border"
              style={{ background: `var(--ks-colors-${fills[i]})` }}
            />
            {name}
          </chakra.span>
        ))}
      </chakra.figcaption>
      <chakra.div display="flex" alignItems="end" gap="4" overflowX="auto">
        {months.map((month) => (
          <chakra.div key={month.label} textAlign="center" fontSize="xs" color="fg.muted" whiteSpace="nowrap">
            <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
              {barsOf(month.values, all).map((bar, i) => (
                <rect
                  key={series[i]}
                  x={i * (WIDTH + 1)}
                  y={bar.y}
                  width={WIDTH}
                  height={bar.height}
                  fill={`var(--ks-colors-${fills[i]})`}
                />
              ))}
            </svg>
            <div>{month.label}</div>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.figure>
  );
}
