import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'night' | 'on-night'
export type ButtonSize = 'normal' | 'small'

export type ButtonLook = {
  /** `primary` is vermilion: at most one in a view. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  className?: string
}

const SHAPE =
  'inline-flex touch-manipulation items-center justify-center gap-2.5 rounded-field border text-center font-semibold leading-tight transition-colors md:whitespace-nowrap'

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-6 py-2 text-[0.96875rem]',
  small: 'min-h-9 px-3.5 py-1 text-sm leading-tight',
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-shu text-on-shu hover:bg-shu-press active:bg-shu-press',
  outline: 'border-ink bg-transparent text-ink hover:bg-paper-2 active:bg-line',
  quiet: 'border-line bg-surface text-ink hover:border-edge hover:bg-paper-2 active:bg-line',
  danger: 'border-beni bg-transparent text-beni hover:bg-beni-soft active:bg-beni-soft',
  night:
    'border-transparent bg-on-night text-night hover:bg-on-night-2 active:bg-on-night-2 focus-visible:outline-on-night',
  'on-night':
    'border-transparent bg-transparent text-on-night-2 hover:text-on-night active:text-on-night focus-visible:outline-on-night',
}

const DISABLED = 'cursor-not-allowed border-line bg-transparent text-ink-3'

export function buttonLook({ variant = 'quiet', size = 'normal', wide, className }: ButtonLook, isDisabled?: boolean) {
  return cx(SHAPE, SIZES[size], isDisabled ? DISABLED : VARIANTS[variant], wide && 'w-full', className)
}

export type IconButtonLook = { size?: ButtonSize; framed?: boolean; onNight?: boolean; className?: string }

export function iconButtonLook({ size = 'normal', framed, onNight, className }: IconButtonLook, isDisabled?: boolean) {
  return cx(
    'grid shrink-0 touch-manipulation place-items-center rounded-field border transition-colors',
    size === 'small' ? 'size-9' : 'size-12',
    framed ? 'border-line bg-surface' : 'border-transparent',
    isDisabled && 'cursor-not-allowed text-edge',
    !isDisabled &&
      (onNight ? 'text-on-night focus-visible:outline-on-night' : 'text-ink hover:bg-paper-2 active:bg-line'),
    className,
  )
}
