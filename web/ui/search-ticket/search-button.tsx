import type { ReactNode } from 'react'
import { buttonLook } from '../button-look.ts'
import { cx } from '../cx.ts'

/** The vermilion action of a search: the browser's own button, since it must work before anything else has arrived. */
export function SearchButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={buttonLook({ variant: 'primary', className: cx('active:bg-shu-press', className) })}
    >
      {children}
    </button>
  )
}
