import { chakra } from '@chakra-ui/react';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { Kbd } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { placesOf } from './navigation.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '1.5',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
});

/** `?`: all shortcuts of the shell, returns, tables and the drive. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const general: [string, string][] = [
    ['Ctrl K', t('Find an entity, page or action')],
    ['F2', t('Another client or page')],
    ['Enter', t('Next field; after the last, the button, which Enter presses')],
    ['Esc', t('Previous field; closes a dialog or menu')],
    ['/', t('Search the list on this page')],
    ['?', t('This list')],
    ['Ctrl Z', t('Undo the last deletion')],
    ['← / →', t('Previous or next tab; in a preview, the previous or next file')],
  ];
  const grid: [string, string][] = [
    ['Enter', t('Edit a cell; press again to save it and move down')],
    ['Tab', t('Save and move right')],
    ['F2', t('Edit a cell without replacing it')],
    ['Home / End', t('First and last cell of the row; with Ctrl of the table')],
    ['Shift ↑ ↓ ← →', t('Select several cells')],
    ['Ctrl C / Ctrl V', t('Copy and paste cells, also from Excel')],
    ['Ctrl D', t('Fill down')],
    ['Ctrl Enter', t('Add a row')],
    ['Del', t('Clear the selected cells')],
    ['Ctrl Del', t('Delete the selected rows')],
    ['Ctrl Z / Ctrl Y', t('Undo and redo')],
    ['Ctrl F', t('Find and replace')],
    ['Esc', t('Leave the table; Tab then continues after it')],
  ];
  const wizard: [string, string][] = [
    ['Alt 1 … 9', t('Go to a step of the return')],
    ['Alt 0', t('Go to the tenth step')],
    ['Ctrl Enter', t('Next step; on the last: submit')],
    ['F4', t('Next section')],
    ['F7', t('Next field to fill or fix')],
    ['F8', t('Computation')],
    ['F9', t('Problems')],
    ['F10', t('Save and choose the next client')],
    ['Ctrl S', t('Save the draft')],
    ['Alt ↓', t('Open the calendar or list of options')],
    ['↑ ↓ → ←', t('In the computation: move between lines, expand and collapse them')],
  ];
  const drive: [string, string][] = [
    ['A … Z', t('Go to the item whose name starts with these letters')],
    [t('Space'), t('Select an item; Shift and arrows select several')],
    ['Home / End', t('First and last item')],
    ['Ctrl A', t('Choose all')],
    ['Esc', t('Clear selection')],
    ['Enter', t('Open')],
    ['Backspace / Alt ↑', t('Go up one folder')],
    ['F2', t('Rename')],
    ['Ctrl C / Ctrl X / Ctrl V', t('Copy, cut and paste')],
    ['Del', t('Move to the trash; in the trash: delete permanently')],
    ['Shift F10', t('Menu of the item')],
  ];
  const pages = placesOf(user).map((p, i): [string, string] => [`Alt ${i + 1}`, t(p.label)]);
  const part = (title: string, lines: [string, string][]) => (
    <chakra.section mb="5">
      <chakra.h3 fontSize="sm" color="fg.muted" mb="1">
        {title}
      </chakra.h3>
      {lines.map(([shortcut, text]) => (
        <Line key={shortcut}>
          <span>{text}</span>
          <Kbd>{shortcut}</Kbd>
        </Line>
      ))}
    </chakra.section>
  );
  return (
    <Dialog open onClose={onClose} title={t('Keyboard shortcuts')}>
      {/* It has no controls, so the list itself takes the focus and can be scrolled with arrow keys. */}
      <chakra.div role="group" aria-label={t('Keyboard shortcuts')} tabIndex={0} data-autofocus="">
        {part(t('Everywhere'), general)}
        {part(t('Pages'), pages)}
        {/* An administrator has neither returns nor a drive. */}
        {user?.role !== 'admin' && (
          <>
            {part(t('In a return'), wizard)}
            {part(t('In tables'), grid)}
            {part(t('In the drive'), drive)}
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
