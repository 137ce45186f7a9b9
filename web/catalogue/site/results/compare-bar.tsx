import { useEffect, useRef } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { compareAddress } from './comparing.ts'
import { toursInWords } from './facet-words.ts'
import type { TourSearch } from './tour-search-address.ts'

interface CompareBarProps {
  ticked: readonly { slug: string; title: string }[]
  search: TourSearch
  /** Said kindly when a fifth was ticked. */
  isFull: boolean
  onClear: () => void
}

/** Comes with the first tick and stays at the lower edge until the end of the page. */
export function CompareBar({ ticked, search, isFull, onClear }: CompareBarProps) {
  const bar = useRef<HTMLElement>(null)
  const isShown = ticked.length > 0
  useEffect(() => {
    if (!isShown || !bar.current) return
    // What the keyboard reaches is scrolled clear of the bar, not behind it.
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = `${bar.current.offsetHeight + 12}px`
    return () => void style.removeProperty('scroll-padding-block-end')
  }, [isShown])
  if (!isShown) return null
  const slugs = ticked.map(({ slug }) => slug)
  return (
    <section
      ref={bar}
      aria-label="Compare"
      className="sticky bottom-0 z-20 mt-12 -mb-(--section) border-t border-ink bg-surface py-3 print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-semibold">Compare</h2>
        <ul className="flex min-w-0 flex-wrap gap-x-4 text-sm max-md:hidden">
          {ticked.map(({ slug, title }) => (
            <li key={slug}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
        <span className="text-sm md:hidden">{toursInWords(ticked.length)}</span>
        <div className="ms-auto flex items-center gap-4">
          {ticked.length > 1 ? (
            <ButtonLink to={compareAddress(slugs, search)} variant="outline" size="small" className="max-md:min-h-11">
              Compare {ticked.length}
            </ButtonLink>
          ) : (
            <span className="text-sm text-ink-2">Tick another</span>
          )}
          <TextButton onClick={onClear} className="text-sm max-md:min-h-11">
            Clear
          </TextButton>
        </div>
        <p role="status" className="basis-full text-sm text-ink-2 empty:-mt-2">
          {isFull && 'Four days fit side by side. Untick one to take another.'}
        </p>
      </div>
    </section>
  )
}
