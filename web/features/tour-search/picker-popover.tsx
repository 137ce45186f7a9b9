import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { usePreferences } from '#web/platform/preferences.ts'
import { cx } from '#web/ui/cx.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { POPOVER_LOOK } from '#web/ui/options.tsx'
import type { PickerProps } from './use-picker.ts'

type PickerPopoverProps = Pick<PickerProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  label: string
  className: string
  children: ReactNode
}

/** The frame that a field opens beside itself. */
export function PickerPopover({ label, className, children, ...popover }: PickerPopoverProps) {
  const { direction } = usePreferences()
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
