import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { cx } from './cx.ts'

type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** A quiet second line: when, or how often. */
  detail?: ReactNode
  className?: string
}

const TRACK =
  'relative h-5 w-9 shrink-0 rounded-[10px] border-[1.5px] border-edge bg-surface transition-colors group-hover/switch:border-ink-2 group-data-focus-visible/switch:outline-2 group-data-focus-visible/switch:outline-offset-3 group-data-focus-visible/switch:outline-ai group-data-selected/switch:border-ai group-data-selected/switch:bg-ai forced-colors:group-data-selected/switch:bg-[Highlight]'
const THUMB =
  'absolute inset-y-[2.5px] start-[3px] w-3 rounded-ring bg-edge group-data-selected/switch:start-auto group-data-selected/switch:end-[3px] group-data-selected/switch:bg-surface forced-colors:bg-[ButtonText]'

/** One thing that is on or off and takes effect at once. The whole row is the target. */
export function Switch({ children, detail, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={cx(
        'group/switch flex min-h-12 cursor-pointer items-center justify-between gap-5 py-2.5 data-disabled:cursor-not-allowed data-disabled:text-ink-3',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block">{children}</span>
        {detail && (
          <span className="block text-sm text-ink-3">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      <span className={TRACK}>
        <span className={THUMB} />
      </span>
    </AriaSwitch>
  )
}
