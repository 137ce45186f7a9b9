import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { rightInWords } from '#core/office-rights.ts'
import { type Needs, rightOf, useMay } from '#web/platform/rights.ts'
import { Icon } from '../icon.tsx'

type MayChangeProps = {
  needs: Needs
  /** Said once on a page; the other parts of it only rest. */
  quiet?: boolean
  children: ReactNode
}

/** Whoever may see this and not change it reads it: its fields rest and its buttons are gone. */
export function MayChange({ needs, quiet = false, children }: MayChangeProps) {
  const may = useMay()
  const right = rightOf(needs)
  if (may(needs) || !right) return children
  return (
    <>
      {!quiet && (
        <p className="mb-4 flex items-start gap-2 border-s-3 border-ai bg-surface px-3 py-2.5 text-sm text-ink-2">
          <Icon of={Lock} dense className="mt-0.5" />
          <span>
            You may read this. Changing it needs the right {rightInWords(right)}; an owner of the office can give it to
            you.
          </span>
        </p>
      )}
      <fieldset disabled data-reading className="contents">
        {children}
      </fieldset>
    </>
  )
}
