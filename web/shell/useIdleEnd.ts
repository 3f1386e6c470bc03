import { useEffect } from 'react';
import { idleMinutes } from '../../shared/idle.ts';
import { forgetUnsaved } from '../data/dirty.ts';
import { post } from '../data/http.ts';
import { endSession, type User } from '../data/session.ts';
import { ACTIVE_KEY, idleAddress, isIdle } from './idle.ts';

const noteEvery = 10_000;

/**
 * Ends the session after the account's idle minutes without a key, click or scroll in any tab. Unsaved work
 * stays encrypted on this device; its key is lost with the page and returns when the same person signs in.
 */
export function useIdleEnd(user: User | null): void {
  const minutes = user?.idle_minutes ?? idleMinutes.usual;
  const signedIn = user !== null;
  useEffect(() => {
    if (!signedIn) return;
    let noted = Date.now();
    localStorage.setItem(ACTIVE_KEY, String(noted));
    const active = () => {
      if (Date.now() - noted < noteEvery) return;
      noted = Date.now();
      localStorage.setItem(ACTIVE_KEY, String(noted));
    };
    const look = async () => {
      const at = Number(localStorage.getItem(ACTIVE_KEY));
      if (!isIdle(at, Date.now(), minutes)) return;
      clearInterval(timer);
      // Leaves without asking: unsaved work was encrypted when typed.
      forgetUnsaved();
      await post('/api/auth/logout', undefined, { own401: true }).catch(() => undefined);
      endSession();
      location.assign(idleAddress(location.pathname + location.search));
    };
    const timer = setInterval(() => void look(), 5000);
    const acts = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;
    for (const act of acts) window.addEventListener(act, active, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const act of acts) window.removeEventListener(act, active, { capture: true });
    };
  }, [signedIn, minutes]);
}
