import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { type ButtonLook, buttonLook, iconButtonLook } from './button-look.ts'
import { Icon, type IconDrawing } from './icon.tsx'

type OpenButtonProps = ButtonLook & { children: ReactNode; label?: string; isDisabled?: boolean; isPending?: boolean }

/** A button that React Aria steers: it opens the menu or dialog that stands beside it. */
export function OpenButton({ children, label, isDisabled, isPending, ...look }: OpenButtonProps) {
  return (
    <Button isDisabled={isDisabled} isPending={isPending} aria-label={label} className={buttonLook(look, isDisabled)}>
      {children}
    </Button>
  )
}

type OpenIconButtonProps = {
  label: string
  icon: IconDrawing
  /** The part that it plays in what is around it: closing a dialog, turning a month. */
  slot?: 'close' | 'previous' | 'next'
  points?: boolean
  framed?: boolean
  size?: 'normal' | 'small'
  className?: string
}

/** The same without a word, or with a part in a dialog or a month. */
export function OpenIconButton({ label, icon, slot, points, framed, size = 'normal', className }: OpenIconButtonProps) {
  return (
    <Button
      slot={slot}
      aria-label={label}
      className={({ isDisabled }) => iconButtonLook({ size, framed, className }, isDisabled)}
    >
      <Icon of={icon} points={points} />
    </Button>
  )
}

type TriggerProps = { look: string; label?: string; children: ReactNode }

/** The button that opens a menu or drawer, in the look and with the focus of the one whose place it takes (see `LazyOnPress`). */
export function Trigger({ look, label, children }: TriggerProps) {
  const ref = useRef<HTMLButtonElement>(null)
  // Not autoFocus: while a key is held down React Aria would move the focus a frame later, when what is opened has it.
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={ref} aria-label={label} className={look}>
      {children}
    </Button>
  )
}
