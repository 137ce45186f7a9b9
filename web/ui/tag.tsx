import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type TagTone = 'ok' | 'waiting' | 'error' | 'info' | 'neutral'

const TONES: Record<TagTone, string> = {
  ok: 'bg-matsu-soft text-matsu',
  waiting: 'bg-kohaku-soft text-kohaku',
  error: 'bg-beni-soft text-beni',
  info: 'bg-ai-soft text-ai',
  neutral: 'bg-paper-2 text-ink-2',
}

/** A state: dot and word. The word carries the meaning. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-tag px-2 py-0.5 text-xs font-[550]',
        TONES[tone],
      )}
    >
      <span aria-hidden className="size-[0.4375rem] rounded-ring bg-current" />
      {children}
    </span>
  )
}
