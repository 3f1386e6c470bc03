/**
 * Whether this script may serve its page: false while an earlier copy is still connected to the extension.
 * After an update the earlier copy is disconnected, and the new one takes over.
 */
export function takeOver(alive: () => boolean): boolean {
  const world = globalThis as { karsetuAlive?: () => boolean };
  try {
    if (world.karsetuAlive?.()) return false;
  } catch {
    // A cut-off copy may throw instead of answering.
  }
  world.karsetuAlive = alive;
  return true;
}
