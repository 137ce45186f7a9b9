import { Baby, TriangleAlert } from 'lucide-react'
import type { WithChildren } from '#contract/catalogue.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { reasonsInWords } from './tour-words.ts'

type ChildFactProps = {
  of: WithChildren
  /** Whether a child under six was named: only then is a hard day a warning. */
  hasSmallChild?: boolean
  className?: string
}

/** What the day is with a small child, and what of its own facts says so; nothing where they do not. */
export function ChildFact({ of: { verdict, reasons }, hasSmallChild = false, className }: ChildFactProps) {
  if (verdict === 'open') return null
  const warns = verdict === 'hard' && hasSmallChild
  const colour = warns ? 'text-kohaku' : verdict === 'good' ? 'text-matsu' : 'text-ink-2'
  return (
    <p className={cx('grid grid-cols-[16px_minmax(0,1fr)] gap-2 text-sm leading-snug', colour, className)}>
      <Icon of={warns ? TriangleAlert : Baby} dense className="mt-0.5" />
      <bdi>
        <span className={cx((warns || verdict === 'good') && 'font-semibold')}>
          {verdict === 'good' ? 'Good with small children.' : 'Hard with small children.'}
        </span>{' '}
        {reasonsInWords(reasons)}
      </bdi>
    </p>
  )
}
