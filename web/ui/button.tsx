import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { type ButtonLook, buttonLook, iconButtonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { useFirstFocus } from './use-first-focus.ts'

type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> &
  ButtonLook & {
    children: ReactNode
    /** What the label says while pending, such as "Booking…". The button keeps focus and takes no further presses. */
    pendingLabel?: ReactNode
  }

/** Label = verb + object: "Book Tuesday 24 November". */
export function Button({ variant, size, wide, className, children, pendingLabel, autoFocus, ...rest }: ButtonProps) {
  const ref = useFirstFocus<HTMLButtonElement>(autoFocus)
  return (
    <AriaButton
      {...rest}
      ref={ref}
      className={cx(
        buttonLook({ variant, size, wide, className }, rest.isDisabled),
        rest.isPending && '!cursor-progress opacity-85',
      )}
    >
      {rest.isPending && pendingLabel ? pendingLabel : children}
    </AriaButton>
  )
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
    <AriaButton {...rest} aria-label={label} className={iconButtonLook({ size, framed, className }, rest.isDisabled)}>
      <Icon of={icon} points={points} />
    </AriaButton>
  )
}

type TriggerProps = { look: string; label?: string; children: ReactNode }

/** The button that opens a menu or drawer, in the look and with the focus of the one whose place it takes (see `LazyOnPress`). */
export function Trigger({ look, label, children }: TriggerProps) {
  const ref = useRef<HTMLButtonElement>(null)
  // Not autoFocus: while a key is held down React Aria would move the focus a frame later, when what is opened has it.
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <AriaButton ref={ref} aria-label={label} className={look}>
      {children}
    </AriaButton>
  )
}
