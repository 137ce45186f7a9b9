import type { ComponentProps, ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'

type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> &
  ButtonLook & {
    children: ReactNode
    /** What the label says while pending, such as "Booking…". The button keeps focus and takes no further presses. */
    pendingLabel?: ReactNode
  }

/** Label = verb + object: "Book Tuesday 24 November". */
export function Button({ variant, size, wide, className, children, pendingLabel, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={cx(
        buttonLook({ variant, size, wide, className }, rest.isDisabled),
        rest.isPending && '!cursor-progress opacity-85',
      )}
    >
      {rest.isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  )
}

type ButtonLinkProps = ButtonLook &
  (({ to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'className' | 'to'>) | ExternalLinkProps)
type ExternalLinkProps = { href: string; to?: never } & Omit<ComponentProps<'a'>, 'className' | 'href'>

/** A link that looks like a button: `to` inside the site, `href` for mail, telephone, files and other sites. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const look = buttonLook({ variant, size, wide, className })
  return rest.to !== undefined ? <Link {...rest} className={look} /> : <a {...rest} className={look} />
}

type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** The name of the action; shown to assistive technology only, so keep to universal icons. */
  label: string
  icon: IconDrawing
  points?: boolean
  framed?: boolean
  size?: 'normal' | 'small'
  className?: string
}

/** For close, menu, previous and next only; everything else carries a word. */
export function IconButton({ label, icon, points, framed, size = 'normal', className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(
        'grid shrink-0 place-items-center rounded-field border transition-colors',
        size === 'small' ? 'size-9' : 'size-12',
        framed ? 'border-line bg-surface' : 'border-transparent',
        rest.isDisabled ? 'cursor-not-allowed text-edge' : 'text-ink hover:bg-paper-2 data-pressed:bg-line',
        className,
      )}
    >
      <Icon of={icon} points={points} />
    </AriaButton>
  )
}
