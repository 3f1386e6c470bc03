type Query = Record<string, string | number | undefined | null>;

/** A path with its query; empty values are omitted, so that equal requests have equal keys. */
export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** Cache keys by noun: the path of the read. */
export const keys = {
  config: '/api/client-config',
  dashboard: '/api/dashboard/summary',
  board: '/api/board',
  boardViews: '/api/board/views',
  dueDates: '/api/due-dates',
  entities: '/api/companies/list',
  entity: (id: string) => `/api/companies/${encodeURIComponent(id)}`,
  client: (id: string) => `/api/clients/${encodeURIComponent(id)}`,
  entityShares: (id: string) => `/api/companies/${encodeURIComponent(id)}/shares`,
  gst: '/api/gst/list',
  tds: '/api/tds/list',
  profile: '/api/users/profile',
  sessions: '/api/users/sessions',
  secondFactor: '/api/auth/second-factor/status',
} as const;
