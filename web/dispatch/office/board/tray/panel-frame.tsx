import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'

type PanelFrameProps = {
  title: string
  about: string
  /** What scrolls. */
  children: ReactNode
  /** What always stays in sight below it. */
  footer: ReactNode
  onClose: () => void
}

/** Beside the board, as high as the window has room: the list scrolls in it, and its foot stays in sight. */
export function PanelBeside({ title, about, children, footer, onClose }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null)
  const room = useRoom(panel)
  return (
    <aside
      ref={panel}
      aria-labelledby="proposals-title"
      style={{ maxHeight: room }}
      className="sticky top-4 flex min-h-80 flex-col rounded-field border border-ink bg-surface print:hidden"
    >
      <header className="flex items-start justify-between gap-2 border-b-[1.5px] border-dashed border-edge py-3.5 ps-4.5 pe-1.5">
        <div>
          <h2 id="proposals-title" tabIndex={-1} className="leading-snug font-semibold outline-none">
            {title}
          </h2>
          <p className="text-sm text-ink-2">{about}</p>
        </div>
        <IconButton label="Close the proposals" icon={X} size="small" onPress={onClose} className="-mt-1.5 shrink-0" />
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it
        tabIndex={0}
        aria-label={`${title}: the choices`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 -outline-offset-2"
      >
        {children}
      </section>
      {footer && <footer className="grid gap-2 border-t border-ink px-4.5 py-3">{footer}</footer>}
    </aside>
  )
}

/** Where there is no room beside the board, over it. */
export function PanelOver({ title, about, children, footer, onClose }: PanelFrameProps) {
  return (
    <Drawer
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onPhone="sheet"
      {...(footer ? { footer } : {})}
    >
      <div className="-mt-2">
        <p className="pb-3 text-sm text-ink-2">{about}</p>
        <div className="border-t-[1.5px] border-dashed border-edge">{children}</div>
      </div>
    </Drawer>
  )
}

const gapPx = 16

/** From where the panel begins, or would stick, to the end of the window. */
function useRoom(panel: { current: HTMLElement | null }): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const beside = panel.current?.parentElement
    if (!beside) return
    const measure = () => setRoom(innerHeight - Math.max(gapPx, beside.getBoundingClientRect().top) - gapPx)
    measure()
    // What stands above the board comes and goes: notes, the tray.
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [panel])
  return room
}
