import { styled } from '../../theme/styled.ts';

/** Line icons drawn for this product on a 24-unit grid; each is one or more SVG paths. */
export const shapes = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5.5h-6V20H5a1 1 0 0 1-1-1z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c.4-3.6 2.9-5.5 6-5.5s5.6 1.9 6 5.5M16 4.3a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2 .7 3.3 2.5 3.5 5.2',
  gst: 'M5 4h14v16l-2.3-1.5L14.3 20 12 18.5 9.7 20l-2.4-1.5L5 20zM9 9h6M9 13h4',
  tds: 'M4 7h16v11H4zM4 11h16M8 15h3',
  itr: 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 16h6',
  invoice: 'M3.5 6.5h17v11h-17zM3.5 7l8.5 6.5L20.5 7',
  report: 'M5 20V10M12 20V4M19 20v-7M3.5 20h17',
  cloud: 'M7 18.5a4 4 0 0 1-.6-8 6 6 0 0 1 11.5 1A3.6 3.6 0 0 1 17.5 18.5z',
  ledger: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 17h14M9 8h6M9 11.5h6',
  shield: 'M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6z',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M16 16l4.5 4.5',
  edit: 'M5 19h3L19 8l-3-3L5 16zM14 7l3 3',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14',
  refresh: 'M19 12a7 7 0 1 1-2-5M19 4v4h-4',
  share:
    'M8 12.5 16 17M8 11.5 16 7M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M18 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5V8M15 3.5V8',
  left: 'M14.5 6 8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.5',
  stop: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 16v.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 11v5.5M12 7.5V8',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5v.3',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 7v5.5l3.5 2',
  filter: 'M4 6h16M7 12h10M10 18h4',
  dots: 'M12 6v.01M12 12v.01M12 18v.01',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  language: 'M4 5.5h9M8.5 3.5v2M11 5.5c-.8 4-3.3 7-6.5 8.5M6 8.5c1 2 3 4 5 5M12.5 20l4-10 4 10M14 17h5',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8 8',
  puzzle: 'M9.5 5.5a2 2 0 1 1 4 0V7H17v3.5h1a2 2 0 1 1 0 4h-1V19H6v-4.5h1.5a2 2 0 1 0 0-4H6V7h3.5z',
  key: 'M8.5 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12.5 11.5H20.5M17.5 11.5v3.5M20.5 11.5v2.5',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  eyeOff:
    'M4 4l16 16M9.5 6C16.5 3.8 21.5 12 21.5 12s-1 1.9-2.8 3.6M6 8C3.8 9.8 2.5 12 2.5 12S6 18.5 12 18.5c1.300 0 2.5-.3 3.6-.8M10 10a3 3 0 0 0 4 4',
  folder: 'M3.5 6.5a1 1 0 0 1 1-1h5l2 2.5h8a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z',
  file: 'M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4',
  picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 9.5v.01',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  braces: 'M9 4.5c-3 0-1.5 7.5-4.5 7.5 3 0 1.5 7.5 4.5 7.5M15 4.5c3 0 1.5 7.5 4.5 7.5-3 0-1.5 7.5-4.5 7.5',
  archive: 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 12.5h4',
  cut: 'M7 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M17 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.5 15.5 16 4M15.5 15.5 8 4',
  paste: 'M8 5.5H5.5v15h13v-15H16M9 3.5h6v4H9zM9 12h6M9 15.5h6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  tiles: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  panel: 'M4 5h16v14H4zM14.5 5v14',
  move: 'M3.5 6.5a1 1 0 0 1 1-1h5l2 2.5h8a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1zM9 13.5h6M12.5 11l2.5 2.5-2.5 2.5',
  circle: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14',
  half: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 5v14M12 9h4M12 12h6M12 15h4.5',
} as const;

export type IconName = keyof typeof shapes;

const Svg = styled('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.7',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    display: 'inline-block',
    verticalAlign: '-0.2em',
  },
});

/** A line icon, decorative unless given a title. */
export function Icon({ name, size = 18, title }: { name: IconName; size?: number; title?: string }) {
  return (
    <Svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={shapes[name]} strokeWidth={name === 'dots' ? 3 : undefined} />
    </Svg>
  );
}

/** The product's mark: a bridge over a line. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0c645d" />
      <path
        d="M5 21h22M8 21a8 8 0 0 1 16 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M12 21v-6.4M16 21v-8M20 21v-6.4" stroke="#fff" strokeWidth="1.8" />
      <path d="M5 25.5h22" stroke="#e5a832" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
