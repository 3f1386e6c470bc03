/** Notes the words of every button that is pressed, as `window.pagePresses`; `except` are the page's own small parts. */
export function notePresses(buttons, except) {
  window.pagePresses = [];
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(buttons) : null;
      if (button && !(except && button.closest(except))) window.pagePresses.push(button.textContent.trim());
    },
    true,
  );
  document.addEventListener('submit', () => window.pagePresses.push('(submit)'), true);
}
