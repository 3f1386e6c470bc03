import { patch } from '../data/http.ts';
import { useEdited } from '../data/useEdited.ts';
import type { FirmAnswer } from './firm.ts';

type Firm = NonNullable<FirmAnswer['firm']>;

/**
 * A part of the firm's settings that is saved by itself: what is typed stays while other parts are saved. What someone else changed in
 * this part meanwhile is not saved over.
 */
export function usePart<T extends object>(firm: Firm, read: (firm: Firm) => T) {
  const { shown, typed, setTyped, adopt } = useEdited(firm, read);
  const asRead = JSON.stringify(read(firm)) === JSON.stringify(read(shown));
  const save = async (change: object): Promise<void> => {
    const { version } = asRead ? firm : shown;
    const answer = await patch<FirmAnswer>('/api/firm', { version, ...change });
    if (answer.firm) adopt(answer.firm, typed);
  };
  const set = (change: Partial<T>) => setTyped((now) => ({ ...now, ...change }));
  return { typed, set, save };
}
