import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { currentAt, type Place } from '#web/platform/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconOf } from './area-icons.ts'

/** At the side on a desk; on a phone a strip that scrolls sideways by itself, with the present place in view. */
export function AreaPlaces({ label, places }: { label: string; places: readonly Place[] }) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place
  useEffect(() => {
    const strip = list.current
    const here = strip?.querySelector('[aria-current]')
    if (!strip || !here || strip.scrollWidth <= strip.clientWidth) return
    const [frame, place] = [strip.getBoundingClientRect(), here.getBoundingClientRect()]
    strip.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
  }, [pathname])

  return (
    <nav aria-label={label} className="min-w-0 print:hidden">
      <ul
        ref={list}
        className="-mx-(--gut) flex gap-5 overflow-x-auto border-b border-line px-(--gut) [scrollbar-width:none] md:mx-0 md:grid md:gap-0 md:overflow-visible md:border-0 md:px-0"
      >
        {places.map((place) => (
          <li key={place.to}>
            <Link
              to={place.to}
              aria-current={currentAt(place, pathname)}
              className="group flex min-h-11 items-center gap-3 text-[0.96875rem] whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink md:outline-offset-3"
            >
              <Icon of={iconOf(place.to)} className="group-aria-[current]:text-shu" />
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
