import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { announce } from './announce.ts'
import { type ButtonLook, buttonLook, iconButtonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { pressHandlers } from './press.ts'
import { useFirstFocus } from './use-first-focus.ts'

type NativeProps = Pick<
  ComponentProps<'button'>,
  | 'type'
  | 'id'
  | 'name'
  | 'value'
  | 'form'
  | 'autoFocus'
  | `aria-${'label' | 'labelledby' | 'describedby'}`
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
  | 'aria-keyshortcuts'
>

type PressProps = NativeProps & { onPress?: () => void; isDisabled?: boolean }

type ButtonProps = PressProps &
  ButtonLook & {
    children: ReactNode
    isPending?: boolean
    /** What the label says while pending, such as "Booking…". The button keeps focus and takes no further presses. */
    pendingLabel?: ReactNode
  }

/** Label = verb + object: "Book Tuesday 24 November". What opens a menu or dialog of its own is an `OpenButton`. */
export function Button({ variant, size, wide, className, children, pendingLabel, ...props }: ButtonProps) {
  const { type = 'button', onPress, isDisabled, isPending = false, autoFocus, ...rest } = props
  const ref = useFirstFocus<HTMLButtonElement>(autoFocus)
  useEffect(() => {
    const button = ref.current
    if (isPending && button && button === document.activeElement) announce(button.textContent)
  }, [isPending, ref])
  return (
    <button
      {...rest}
      {...pressHandlers({ type, isPending, onPress })}
      ref={ref}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      className={cx(
        buttonLook({ variant, size, wide, className }, isDisabled),
        isPending && '!cursor-progress opacity-85',
      )}
    >
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

export type IconButtonProps = Omit<PressProps, 'aria-label'> & {
  /** The name of the action; shown to assistive technology only, so keep to universal icons. */
  label: string
  icon: IconDrawing
  points?: boolean
  framed?: boolean
  size?: 'normal' | 'small'
  className?: string
}

/** For close, menu, previous and next only; everything else carries a word. */
export function IconButton({ label, icon, points, framed, size = 'normal', className, ...props }: IconButtonProps) {
  const { type = 'button', onPress, isDisabled, ...rest } = props
  return (
    <button
      {...rest}
      {...pressHandlers({ type, isPending: false, onPress })}
      type={type}
      disabled={isDisabled}
      aria-label={label}
      className={iconButtonLook({ size, framed, className }, isDisabled)}
    >
      <Icon of={icon} points={points} />
    </button>
  )
}
