import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottom: '1px solid',
    borderColor: 'border',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    mb: '4',
    'html[data-density=compact] &': { mb: '1' },
  },
});
const Tab = chakra('button', {
  base: {
    px: '4',
    minHeight: 'control',
    fontSize: 'md',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottom: '2px solid transparent',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'fg', fontWeight: 'semibold', borderColor: 'accent' },
    // Forced colours show transparent borders too: only the selected tab keeps its border.
    '@media (forced-colors: active)': {
      borderBottomColor: 'Canvas',
      '&[aria-selected=true]': { borderBottomColor: 'Highlight' },
    },
  },
});

interface TabItem {
  id: string;
  label: ReactNode;
}

interface Props {
  tabs: readonly TabItem[];
  value: string;
  onValue: (id: string) => void;
  label: string;
  /** F4 moves through them as sections of the page. */
  sections?: boolean;
  children: ReactNode;
}

/** Tabs with arrow keys, Home and End; children are the content of the selected tab. */
export function Tabs({ tabs, value, onValue, label, sections, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the selected tab into view on a narrow screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is chosen
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const onKeyDown = (e: KeyboardEvent) => {
    const all = [...list.current!.querySelectorAll<HTMLElement>('[role=tab]')];
    // From the focused tab, because a selection may still be pending.
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[e.key];
    if (to === undefined || at < 0) return;
    e.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onValue(tabs[next]!.id);
    all[next]?.focus();
  };
  return (
    <>
      <List
        data-sections={sections ? '' : undefined}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValue(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
