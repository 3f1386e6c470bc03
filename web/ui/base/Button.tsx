import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

const recipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'control',
    px: '4',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: '1.25',
    textDecoration: 'none',
    borderRadius: 'md',
    border: '1px solid transparent',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    textAlign: 'center',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-pressed=true]': {
      bg: 'bg.selected',
      borderColor: 'accent',
      '@media (forced-colors: active)': { borderStyle: 'double', borderWidth: '4px' },
    },
    '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    look: {
      primary: {
        bg: 'accent',
        color: 'accent.fg',
        '&:hover:not(:disabled)': { bg: 'accent.hover' },
        // Forced colours give every button the same background.
        '@media (forced-colors: active)': { borderWidth: '3px', fontWeight: 'bold' },
      },
      secondary: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.strong',
        '&:hover:not(:disabled)': { bg: 'bg.hover' },
      },
      quiet: { bg: 'transparent', color: 'fg', '&:hover:not(:disabled)': { bg: 'bg.hover' } },
      danger: { bg: 'danger', color: 'danger.fg', '&:hover:not(:disabled)': { bg: 'danger.hover' } },
      link: {
        bg: 'transparent',
        color: 'accent.text',
        px: '0',
        minHeight: '1.5rem',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
      },
    },
    size: {
      sm: { minHeight: '32px', px: '3', fontSize: 'sm' },
      md: {},
      lg: { minHeight: '48px', px: '6', fontSize: 'lg' },
      icon: { px: '0', width: 'control', minWidth: 'control' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'secondary', size: 'md' },
} as const;

const Styled = styled('button', recipe);
const StyledLink = styled(Link, recipe);
const StyledAnchor = styled('a', recipe);

type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
type Size = 'sm' | 'md' | 'lg' | 'icon';

interface Common {
  look?: Look;
  size?: Size;
  wide?: boolean;
  icon?: IconName;
  children?: ReactNode;
}

type ButtonProps = Common & { busy?: boolean } & Omit<ComponentProps<'button'>, 'color'>;

/** A button; `busy` keeps its size, shows a spinner and ignores clicks. */
export function Button({ busy, icon, children, disabled, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Styled
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (e) => e.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      {children}
    </Styled>
  );
}

/** A square icon button; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  ...rest
}: { label: string; icon: IconName } & ButtonProps) {
  return <Button look={look} size="icon" icon={icon} aria-label={label} title={label} {...rest} />;
}

/** An in-app link that looks like a button. */
export function ButtonLink({ icon, children, ...rest }: Common & ComponentProps<typeof Link>) {
  return (
    <StyledLink {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </StyledLink>
  );
}

/** A plain anchor (files, other sites) that looks like a button. */
export function ButtonAnchor({ icon, children, ...rest }: Common & Omit<ComponentProps<'a'>, 'color'>) {
  return (
    <StyledAnchor {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </StyledAnchor>
  );
}
