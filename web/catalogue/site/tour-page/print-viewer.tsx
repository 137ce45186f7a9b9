import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/media.ts'
import { iconButtonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { slideByKey, slideInView } from './slides.ts'

type PrintViewerProps = { pictures: readonly Picture[]; first: number; onClose: () => void }

/** All prints, one at a time, over the whole window: by swipe, by button, by arrow keys, Home and End. */
export function PrintViewer({ pictures, first, onClose }: PrintViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const last = pictures.length - 1

  // Nothing glides: a print is there at once, and only a finger moves the strip.
  const show = useCallback((slide: number) => {
    setShown(slide)
    strip.current?.children[slide]?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' })
  }, [])

  // The browser's own dialog keeps the rest of the page out of reach, and closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.focus()
    show(first)
    document.documentElement.classList.add('overflow-hidden')
    return () => {
      document.documentElement.classList.remove('overflow-hidden')
      element.close()
    }
  }, [first, show])

  const onKeyDown = (event: KeyboardEvent) => {
    const slide = slideByKey(event.key, shown, pictures.length, document.documentElement.dir === 'rtl')
    if (slide === undefined) return
    event.preventDefault()
    show(slide)
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label="Prints"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none flex-col overscroll-contain bg-night text-on-night outline-none open:flex"
    >
      <div className="flex items-center justify-between gap-4 ps-5 pe-3 pt-3 md:ps-8 md:pe-6 md:pt-5">
        <p role="status" className="text-sm tabular-nums">
          <bdi>
            {shown + 1} of {pictures.length}
          </bdi>
        </p>
        <ViewerButton label="Close" icon={X} onPress={onClose} />
      </div>
      <div className="flex min-h-0 flex-1">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          onScroll={(event) => setShown(slideInView(event.currentTarget))}
          className="flex flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-3 focus-visible:outline-on-night"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.path}
              inert={index !== shown}
              className="grid w-full shrink-0 snap-center content-center justify-items-center md:px-24"
            >
              <figure className="w-full max-w-[calc((100dvh-190px)*1.5)]">
                <Print of={picture} sizes="min(100vw, calc((100vh - 190px) * 1.5))" className="aspect-3/2" />
                {/* The picture says the same to whoever hears it. */}
                <figcaption aria-hidden className="mt-4 px-5 text-center text-sm text-on-night-2 md:px-0">
                  <bdi>{picture.alt}</bdi>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex h-16 items-center justify-center gap-8">
        <ViewerButton
          label="Previous print"
          icon={ChevronLeft}
          isOff={shown === 0}
          onPress={() => show(Math.max(0, shown - 1))}
          className="md:absolute md:start-6 md:top-1/2 md:-translate-y-1/2"
        />
        <ViewerButton
          label="Next print"
          icon={ChevronRight}
          isOff={shown === last}
          onPress={() => show(Math.min(last, shown + 1))}
          className="md:absolute md:end-6 md:top-1/2 md:-translate-y-1/2"
        />
      </div>
    </dialog>
  )
}

type ViewerButtonProps = { label: string; icon: IconDrawing; isOff?: boolean; onPress: () => void; className?: string }

/** At an end it says so and keeps the focus, so that a keyboard does not lose its place. */
function ViewerButton({ label, icon, isOff, onPress, className }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={iconButtonLook({ onNight: true, className: cx('aria-disabled:opacity-40', className) })}
    >
      <Icon of={icon} points={icon !== X} />
    </button>
  )
}
