import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Kbd } from '../ui/base/layout.tsx';
import { Menu, type MenuItem } from '../ui/dialogs/Menu.tsx';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { signOut } from './signOut.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'banner',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: 'var(--top-h)',
    px: { base: '3', md: 'var(--page-x)' },
    bg: 'bg',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
});
const Search = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '36px',
    'html[data-density=compact] &': { height: '32px' },
    px: '3',
    flex: '1 1 20rem',
    maxWidth: '26rem',
    minWidth: '0',
    color: 'fg.muted',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'pointer',
    textAlign: 'left',
    fontSize: 'sm',
    _hover: { borderColor: 'border.strong' },
  },
});
const Who = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '40px',
    pl: '2',
    pr: '1',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
});
const Avatar = chakra('span', {
  base: {
    _before: { content: 'attr(data-letter)' },
    width: '32px',
    height: '32px',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.fg',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 'semibold',
    flexShrink: 0,
  },
});

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The bar above every signed-in page. */
export function TopBar({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const user = useUser();
  const navigate = useNavigate();
  const name = user?.full_name ?? '';
  const items: MenuItem[] = [
    { kind: 'text', label: name },
    { kind: 'text', label: user?.email ?? '' },
    { kind: 'line' },
    ...(user?.role === 'admin'
      ? []
      : [{ kind: 'link' as const, label: t('Help'), icon: 'help' as const, to: '/app/help' }]),
    { kind: 'link', label: t('Account Settings'), icon: 'gear', to: '/app/account-settings' },
    {
      kind: 'action',
      label: t('Logout'),
      icon: 'logout',
      run: () => void signOut().then(() => navigate('/login')),
    },
  ];
  return (
    <Bar data-no-print>
      <chakra.span display={{ base: 'block', md: 'none' }}>
        <IconButton label={t('Open menu')} icon="menu" onClick={onMenu} />
      </chakra.span>
      <Search type="button" onClick={onPalette} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" size={16} />
        {/* If the full text does not fit, its first word is shown; the accessible name is always the full
            text. */}
        <chakra.span flex="1" whiteSpace="nowrap">
          <chakra.span hideFrom="lg" aria-hidden="true">
            {t('Find')}
          </chakra.span>
          <chakra.span srOnly={{ base: true, lg: false }}>{t('Find an entity, page or action')}</chakra.span>
        </chakra.span>
        <chakra.span hideBelow="md" aria-hidden="true">
          <Kbd>{mac ? '⌘ K' : 'Ctrl K'}</Kbd>
        </chakra.span>
      </Search>
      <chakra.span flex="1 1 0" />
      <AppearanceMenu />
      <Menu
        label={t('Account')}
        items={items}
        trigger={(props) => (
          <Who type="button" aria-label={t('Account of {name}', { name })} {...props}>
            <chakra.span
              display={{ base: 'none', md: 'block' }}
              maxWidth="14rem"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {name}
            </chakra.span>
            {/* Drawn as a shape, because a control's accessible name must include its visible text. */}
            <Avatar aria-hidden="true" data-letter={(name.trim()[0] ?? '?').toUpperCase()} />
          </Who>
        )}
      />
    </Bar>
  );
}
