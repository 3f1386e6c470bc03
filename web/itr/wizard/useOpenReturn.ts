import { useEffect, useState } from 'react';
import { isItrFormAvailable } from '../../../shared/itr/registry.ts';
import { retry } from '../../data/lazy.ts';
import type { OpenReturn, ReturnRequest } from '../base/openReturn.ts';

/** State of opening a return. */
type Opening =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'error'; error: unknown }
  | { state: 'open'; open: OpenReturn };

// Form models, their checks and the wizard load with the first return opened.
const load = () => {
  void loadWizard();
  return retry(() => import('../base/openReturn.ts'));
};

/** The wizard's code, loaded in parallel with the return. */
export const loadWizard = () => retry(() => import('./ReturnWizard.tsx'));

/** Opens the return of the address; one still being edited or saved is reused. `turn` opens it again. */
export function useOpenReturn(asked: ReturnRequest | undefined, turn: number): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const { type, year, entityId, returnId } = asked ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for another opening
  useEffect(() => {
    if (!type || !year || !entityId || !isItrFormAvailable(type, year))
      return setOpening({ state: 'unavailable' });
    let current = true;
    setOpening((before) =>
      before.state === 'open' && before.open.target.id === returnId ? before : { state: 'loading' },
    );
    load()
      .then(({ openReturn }) => openReturn({ type, year, entityId, returnId }))
      .then(
        (open) => current && setOpening({ state: 'open', open }),
        (error) => current && setOpening({ state: 'error', error }),
      );
    return () => {
      current = false;
    };
  }, [type, year, entityId, returnId, turn]);
  return opening;
}
