import type { NavigateFunction } from 'react-router-dom';
import type { User } from '../data/session.ts';
import type { IconName } from '../ui/base/Icon.tsx';

/** Context passed to an action. */
interface ActionContext {
  navigate: NavigateFunction;
  user: User;
  openShortcuts: () => void;
}

/**
 * A global action. A file `web/<noun>/actions/<name>.ts` that exports `action` appears in the command palette
 * without further registration.
 */
export interface Action {
  id: string;
  /** English text, translated with t(). */
  label: string;
  icon: IconName;
  /** Search keywords. */
  keywords?: string;
  /** Shortcut shown next to it. */
  shortcut?: string;
  /** Condition for offering it. */
  when?: (context: Pick<ActionContext, 'user'>) => boolean;
  run: (context: ActionContext) => void | Promise<void>;
}
