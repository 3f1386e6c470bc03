/** A browser for the extension's own code without Chromium: storage, tabs and connections as tests set them, calls as they were made. */

type Listener = (...args: never[]) => unknown;

function event() {
  const listeners = new Set<Listener>();
  return {
    addListener: (listener: Listener) => void listeners.add(listener),
    removeListener: (listener: Listener) => void listeners.delete(listener),
    /** How many listen. */
    count: () => listeners.size,
    fire: (...args: unknown[]) => [...listeners].map((listener) => listener(...(args as never[]))),
  };
}

function area() {
  let held: Record<string, unknown> = {};
  const onChanged = event();
  const changed = (keys: readonly string[]) => {
    onChanged.fire(Object.fromEntries(keys.map((key) => [key, {}])));
  };
  return {
    onChanged,
    access: undefined as string | undefined,
    async setAccessLevel(this: { access: string | undefined }, { accessLevel }: { accessLevel: string }) {
      this.access = accessLevel;
    },
    get: async (keys?: string | string[] | null) =>
      structuredClone(
        keys == null
          ? held
          : Object.fromEntries([keys].flat().flatMap((key) => (key in held ? [[key, held[key]]] : []))),
      ) as Record<string, unknown>,
    set: async (values: Record<string, unknown>) => {
      held = { ...held, ...structuredClone(values) };
      changed(Object.keys(values));
    },
    remove: async (keys: string | string[]) => {
      for (const key of [keys].flat()) delete held[key];
      changed([keys].flat());
    },
    clear: async () => {
      const keys = Object.keys(held);
      held = {};
      changed(keys);
    },
  };
}

/** One end of a connection: what was posted to it, and its other side. */
export interface FakePort {
  tabId: number;
  name: string;
  posted: unknown[];
  /** The page says something. */
  say: (message: unknown) => void;
  /** The page goes away. */
  drop: () => void;
  gone: boolean;
}

export interface FakeTab {
  id?: number;
  url?: string;
  active?: boolean;
  discarded?: boolean;
  lastAccessed?: number;
}

export function fakeBrowser() {
  /** Everything asked of the browser that a person or a page would notice, in order. */
  const done: unknown[][] = [];
  const note =
    (name: string, result?: unknown) =>
    async (...args: unknown[]) => {
      done.push([name, ...args]);
      return result;
    };
  const ports: FakePort[] = [];
  const state = {
    tabs: [] as FakeTab[],
    /** The panel is opened as a page of its own. */
    inTab: false,
    /** Tabs in which no script can be started. */
    closed: new Set<number>(),
  };
  const matches = (patterns: readonly string[], url = '') =>
    patterns.some((pattern) => url.startsWith(pattern.replace(/\*$/, '')));
  const browser = {
    storage: { session: area(), local: area() },
    action: { setBadgeText: note('badge') },
    sidePanel: { setPanelBehavior: note('panel') },
    scripting: {
      executeScript: async (what: { target: { tabId: number }; files: string[] }) => {
        done.push(['script', what.target.tabId, ...what.files]);
        if (state.closed.has(what.target.tabId)) throw new Error('no such page');
      },
    },
    runtime: {
      id: 'own',
      lastError: undefined,
      getManifest: () => ({ version: '1.2.3' }),
      onInstalled: event(),
      onMessage: event(),
      onMessageExternal: event(),
      onConnect: event(),
      sendMessage: note('message'),
    },
    tabs: {
      onActivated: event(),
      onUpdated: event(),
      onRemoved: event(),
      getCurrent: async () => (state.inTab ? { id: 99 } : undefined),
      query: async ({ url, active }: { url?: string[]; active?: boolean }) =>
        state.tabs.filter((tab) => (!url || matches(url, tab.url)) && (!active || tab.active)),
      create: async (what: unknown) => {
        done.push(['tab', what]);
        return { id: 77 };
      },
      update: note('go'),
      sendMessage: note('message'),
      connect: (tabId: number, { name, frameId }: { name: string; frameId: number }) => {
        done.push(['connect', tabId, name, frameId]);
        const [onMessage, onDisconnect] = [event(), event()];
        const port: FakePort = {
          tabId,
          name,
          posted: [],
          gone: false,
          say: (message) => void onMessage.fire(message),
          drop: () => {
            port.gone = true;
            onDisconnect.fire();
          },
        };
        ports.push(port);
        return {
          onMessage,
          onDisconnect,
          postMessage: (message: unknown) => port.posted.push(structuredClone(message)),
          disconnect: () => {
            port.gone = true;
          },
        };
      },
    },
  };
  return { browser, state, done, ports };
}
