import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { LocaleProvider } from '../locale-provider.tsx'
import { POPOVER_LOOK } from '../options.tsx'
import type { PickerFrame } from './use-late-picker.ts'

type PickerPopoverProps = PickerFrame & {
  direction: 'ltr' | 'rtl'
  label: string
  className: string
  children: ReactNode
}

/** The frame that a field opens beside itself. */
export function PickerPopover({ direction, label, className, children, ...popover }: PickerPopoverProps) {
  return (
    <LocaleProvider direction={direction}>
      <Popover
        {...popover}
        offset={6}
        placement="bottom start"
        className={cx(POPOVER_LOOK, 'max-w-[calc(100vw-24px)] overflow-y-auto', className)}
      >
        <Dialog aria-label={label} className="grid gap-3 p-4 outline-none">
          {children}
        </Dialog>
      </Popover>
    </LocaleProvider>
  )
}
