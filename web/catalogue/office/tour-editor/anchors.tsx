import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type EditorAnchor, editorAnchors } from '#contract/tour-editing.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'

const names: Record<EditorAnchor, string> = {
  basics: 'Basics',
  words: 'Words',
  day: 'The day',
  pictures: 'Pictures',
  prices: 'Prices and seasons',
}

/** The five parts of the editor; one with something to mend carries the mark. */
export function Anchors({ problematic }: { problematic: ReadonlySet<string> }) {
  const here = useAnchorInView()
  return (
    <nav
      aria-label="Parts of the tour"
      className="sticky top-0 z-5 -mx-5 mb-4.5 overflow-x-auto bg-paper px-5 md:-mx-8 md:px-8"
    >
      <ul className="flex min-w-max gap-5.5 border-b border-line text-sm">
        {editorAnchors.map((anchor) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={here === anchor ? 'true' : undefined}
              className={cx(
                '-mb-px flex min-h-10 items-center gap-2 border-b-2 pt-1 font-medium max-md:min-h-11',
                here === anchor
                  ? 'border-ink font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:border-edge hover:text-ink',
              )}
            >
              {names[anchor]}
              {problematic.has(anchor) && (
                <>
                  <Icon of={CircleAlert} dense className="text-beni" />
                  <span className="sr-only">, something to mend</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that the top third of the window shows. */
function useAnchorInView(): EditorAnchor {
  const [here, setHere] = useState<EditorAnchor>('basics')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        setHere((now) => editorAnchors.find((anchor) => inView.has(anchor)) ?? now)
      },
      { rootMargin: '-10% 0px -60% 0px' },
    )
    for (const anchor of editorAnchors) {
      const panel = document.getElementById(anchor)
      if (panel) observer.observe(panel)
    }
    return () => observer.disconnect()
  }, [])
  return here
}
