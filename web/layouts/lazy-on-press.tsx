import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'

interface ButtonProps {
  look: string
  label?: string
  children: ReactNode
}

export interface OpenedProps {
  button: ButtonProps
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface LazyOnPressProps extends ButtonProps {
  /** Loads what the button opens, with a button of the same look around it; not asked for before somebody comes near. */
  load: () => Promise<ComponentType<OpenedProps>>
}

/**
 * A button whose menu or drawer is fetched when it is first touched. Until then it is a plain button, so that a page
 * nobody touches loads nothing of React Aria.
 */
export function LazyOnPress({ load, ...button }: LazyOnPressProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedProps>>()
  const [isOpen, setOpen] = useState(false)

  // The button that comes in place of the plain one first takes over its focus, so that closing can give it back.
  useEffect(() => {
    if (Opened) setOpen(true)
  }, [Opened])

  if (Opened) return <Opened button={button} isOpen={isOpen} onOpenChange={setOpen} />

  // Without a connection nothing opens; the next press tries again.
  const fetchAhead = () => load().catch(() => undefined)
  const open = async () => {
    const loaded = await fetchAhead()
    if (loaded) setOpened(() => loaded)
  }
  // A key's own click would count as a screen reader's, for which React Aria moves the focus a frame too late.
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  }
  return (
    <button
      type="button"
      aria-label={button.label}
      aria-haspopup="true"
      aria-expanded={false}
      onClick={open}
      onKeyDown={openByKey}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className={button.look}
    >
      {button.children}
    </button>
  )
}
