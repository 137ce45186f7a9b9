import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { boxLook } from './field-look.ts'
import { Icon } from './icon.tsx'

type PlainSelectProps = Omit<ComponentProps<'select'>, 'className'> & { className?: string }

/** The browser's own list, which opens well under every thumb, in our look. */
export function PlainSelect({ className = '', children, ...rest }: PlainSelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...rest}
        className={boxLook(
          'field',
          'normal',
          // What is chosen is drawn by its option: "3 years" would stand the wrong way round from right to left.
          'appearance-none !pe-10 rtl:text-right [&_option]:[unicode-bidi:plaintext] aria-invalid:border-beni aria-invalid:inset-ring aria-invalid:inset-ring-beni',
        )}
      >
        {children}
      </select>
      <Icon of={ChevronDown} dense className="pointer-events-none absolute end-3.5 top-4" />
    </span>
  )
}
