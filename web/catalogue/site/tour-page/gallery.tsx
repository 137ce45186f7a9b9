import { Images } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import { useFetched } from '#web/platform/use-fetched.ts'
import { useOverlay } from '#web/platform/use-overlay.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePictureAddresses } from '#web/ui/picture-addresses.ts'
import { Print } from '#web/ui/print.tsx'
import { slideInView } from './slides.ts'

const loadViewer = () => import('./print-viewer.tsx').then((module) => module.PrintViewer)

/** By how many prints a wide window shows: one, two, or the cover and two more. */
const GRIDS = [
  'md:grid-rows-[544px]',
  'md:grid-cols-[2.1fr_1fr] md:grid-rows-[408px]',
  'md:grid-cols-[2.1fr_1fr] md:grid-rows-[204px_204px] lg:grid-rows-[268px_268px] md:[&>:first-child]:row-span-2',
] as const

/** The prints of the day: a strip to swipe on a phone, the cover and two more in a wide window, all of them in a viewer. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [shown, setShown] = useState(0)
  const [asked, setAsked] = useState(0)
  const { part: Viewer, fetchPart } = useFetched(loadViewer)
  const viewer = useOverlay('prints')
  const grid = GRIDS[Math.min(pictures.length, GRIDS.length) - 1]

  useEffect(() => {
    if (viewer.isOpen) fetchPart()
  }, [viewer.isOpen, fetchPart])

  // The viewer comes first and its entry in the history second: without a connection there is nothing to go back from.
  const look = async (index: number) => {
    setAsked(index)
    if (await fetchPart()) viewer.open()
  }
  return (
    <section aria-label="Prints" className="relative max-md:-mx-(--gut)">
      <ul
        onScroll={(event) => setShown(slideInView(event.currentTarget))}
        className={cx(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] md:grid md:gap-2 md:overflow-visible print:block',
          grid,
        )}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.path}
            className={cx(
              'relative w-full shrink-0 snap-center',
              index > 2 && 'md:hidden',
              index > 0 && 'print:hidden',
            )}
          >
            <GalleryPrint picture={picture} isCover={index === 0} onLook={() => look(index)} onNear={fetchPart} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => look(shown)}
        onPointerEnter={fetchPart}
        className={buttonLook({
          size: 'small',
          className:
            'absolute end-3 bottom-3 after:absolute after:-inset-1 md:end-4 md:bottom-4 noscript:hidden print:hidden',
        })}
      >
        <Icon of={Images} dense />
        <span className="tabular-nums md:hidden">
          <bdi>
            {shown + 1} of {pictures.length}
          </bdi>
          <span className="sr-only"> prints, see all</span>
        </span>
        <span className="max-md:hidden">
          <bdi>All {pictures.length} prints</bdi>
        </span>
      </button>
      {viewer.isOpen && Viewer && <Viewer pictures={pictures} first={asked} onClose={viewer.close} />}
    </section>
  )
}

type GalleryPrintProps = { picture: Picture; isCover: boolean; onLook: () => void; onNear: () => void }

/** Without scripts it leads to the picture itself. */
function GalleryPrint({ picture, isCover, onLook, onNear }: GalleryPrintProps) {
  const { src } = usePictureAddresses(picture)
  const look = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLook()
  }
  return (
    <a href={src} onClick={look} onPointerEnter={onNear} onFocus={onNear} className="block h-full -outline-offset-4">
      <Print
        of={picture}
        sizes={
          isCover ? '(width < 900px) max(100vw, 390px), 872px' : '(width < 900px) max(100vw, 390px), max(32vw, 402px)'
        }
        priority={isCover}
        slip={isCover}
        className="h-[16.25rem] md:h-full print:h-[70mm]"
      />
    </a>
  )
}
