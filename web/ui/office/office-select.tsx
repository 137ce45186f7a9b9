import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { boxLook } from '../field-look.ts'
import { Icon } from '../icon.tsx'

/** The browser's own list, quick under fingers and keys, in the office's small look. */
export function OfficeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={boxLook('field', 'small', 'cursor-pointer appearance-none !pe-8.5 max-md:min-h-11')}>
        {children}
      </select>
      <Icon of={ChevronDown} dense className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-3" />
    </span>
  )
}
