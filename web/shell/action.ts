import type { NavigateFunction } from 'react-router-dom';
import type { User } from '../data/session.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** What an action may use. */
interface ActionContext {
  navigate: NavigateFunction;
  user: User;
  openShortcuts: () => void;
}

/**
 * One thing that can be done from anywhere. A file `web/<noun>/actions/<name>.ts` that exports `action` is in
 * the command palette; nothing else registers it.
 */
export interface Action {
  id: string;
  /** English text; shown through t(). */
  label: string;
  icon: IconName;
  /** Further words it is found by. */
  keywords?: string;
  /** Keys shown beside it. */
  shortcut?: string;
  /** Only offered when this holds. */
  when?: (context: Pick<ActionContext, 'user'>) => boolean;
  run: (context: ActionContext) => void | Promise<void>;
}
