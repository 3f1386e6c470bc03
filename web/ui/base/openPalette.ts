/** Opens the shell's command palette: clients, pages and actions. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(paletteAsked));
};

/** The event the shell listens for. */
export const paletteAsked = 'karsetu:palette';
