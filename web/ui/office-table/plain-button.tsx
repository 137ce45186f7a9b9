import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'

/** A button that opens something, in whatever look it is given. */
export function PlainButton({
  className,
  label,
  children,
}: {
  className: string
  label?: string
  children: ReactNode
}) {
  return (
    <Button aria-label={label} className={className}>
      {children}
    </Button>
  )
}
