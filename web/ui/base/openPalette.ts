/** Asks the shell for its palette: clients, pages and actions. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(paletteAsked));
};

/** Name of the event the shell listens for. */
export const paletteAsked = 'karsetu:palette';
