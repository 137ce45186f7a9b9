import { Baby, TriangleAlert } from 'lucide-react'
import type { WithChildren } from '#contract/catalogue.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { childWords } from './child-words.ts'

type ChildFactProps = {
  of: WithChildren
  /** The age of the youngest who was named: only then can a day be a warning. */
  youngest?: number | null
  className?: string
}

const colours = { good: 'text-matsu', warning: 'text-kohaku', plain: 'text-ink-2' }

/** What the day is with a small child, and what of its own facts says so; nothing where they do not. */
export function ChildFact({ of, youngest = null, className }: ChildFactProps) {
  const said = childWords(of, youngest)
  if (!said) return null
  const { tone, head, words } = said
  return (
    <p className={cx('grid grid-cols-[16px_minmax(0,1fr)] gap-2 text-sm leading-snug', colours[tone], className)}>
      <Icon of={tone === 'warning' ? TriangleAlert : Baby} dense className="mt-0.5" />
      <bdi>
        <span className={cx(tone !== 'plain' && 'font-semibold')}>{head}</span> {words}
      </bdi>
    </p>
  )
}
