import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { boardStore } from '../board-store.ts'
import { countOutside, elementOfRow, measureRows, scrollerOf, windowOf } from './drawn-rows.ts'
import { moreWords } from './moving-words.ts'
import { isOpen } from './next-row.ts'

const nothing = { above: 0, below: 0 }

/** Rows that fit and are not in view are counted at the edge that they lie beyond. */
export function EdgeCounts() {
  const fits = boardStore(({ carried }) => carried?.fits ?? null)
  const [outside, setOutside] = useState(nothing)
  const [edges, setEdges] = useState({ top: 0, bottom: 0 })
  useEffect(() => {
    if (!fits) return setOutside(nothing)
    let frame = 0
    const count = () => {
      frame = 0
      const rows = measureRows()
      const seen = windowOf(scrollerOf(elementOfRow(rows[0]?.id ?? '')))
      setOutside((before) => {
        const now = countOutside(
          rows.filter(({ id }) => isOpen(fits.get(id))),
          seen,
        )
        return now.above === before.above && now.below === before.below ? before : now
      })
      setEdges((before) => (before.top === seen.top && before.bottom === seen.bottom ? before : seen))
    }
    const later = () => {
      frame ||= requestAnimationFrame(count)
    }
    later()
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later, true)
      removeEventListener('resize', later)
    }
  }, [fits])
  return (
    <>
      {outside.above > 0 && (
        <Count style={{ top: edges.top + 56 }} icon={ArrowUp} words={moreWords(outside.above, 'above')} />
      )}
      {outside.below > 0 && (
        <Count
          style={{ bottom: innerHeight - edges.bottom + 12 }}
          icon={ArrowDown}
          words={moreWords(outside.below, 'below')}
        />
      )}
    </>
  )
}

type CountProps = { style: { top?: number; bottom?: number }; icon: typeof ArrowUp; words: string }

function Count({ style, icon, words }: CountProps) {
  return (
    <div aria-hidden style={style} className="pointer-events-none fixed inset-x-0 z-30 flex justify-center">
      <span className="flex items-center gap-1.5 rounded-field border border-matsu bg-matsu-soft px-3 py-1 text-sm font-semibold text-matsu shadow-lift">
        <Icon of={icon} dense /> {words}
      </span>
    </div>
  )
}
